import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, fakeAuthClient } from '../../support/fake-auth-client';
import { openGate } from '../../support/open-gate';
import { paths } from '@/site/paths';

let auth = fakeAuthClient();
const gitHub = { id: 'github.com', name: 'GitHub', Icon: () => null };
let offered: typeof gitHub | null = null;
const acceptLink = vi.fn<() => Promise<void>>();
const discardLink = vi.fn<() => void>();
const client = { isSignedOutHere: () => true, offeredLink: () => offered, acceptLink, discardLink };

vi.mock('@/features/auth/client/load-auth', () => ({
  watchUser: (listener: Parameters<typeof auth.watchUser>[0]) => auth.watchUser(listener),
  loadAuth: () => Promise.resolve(client),
  loadedAuth: () => client,
}));

beforeEach(() => {
  auth = fakeAuthClient();
  offered = gitHub;
  acceptLink.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockReturnValue();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

const dialog = () => screen.queryByRole('dialog', { name: 'Link GitHub to this account?' });

async function openOffer() {
  openGate();
  auth.setUser(ada);
  await screen.findByRole('dialog', { name: 'Link GitHub to this account?' });
}

test('a declined credential is discarded', async () => {
  await openOffer();
  discardLink.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(dialog()).not.toBeInTheDocument();
  await waitFor(() => expect(discardLink).toHaveBeenCalledOnce());
  expect(acceptLink).not.toHaveBeenCalled();
});

test('a failed link leads to the account page', async () => {
  acceptLink.mockRejectedValueOnce(new Error('expired'));
  await openOffer();
  fireEvent.click(screen.getByRole('button', { name: 'Link GitHub' }));
  expect(await screen.findByText(/Try again on your account page/)).toBeVisible();
  expect(dialog()).not.toBeInTheDocument();
});

test('navigation drops the refused credential, except on the way to Login', async () => {
  openGate(paths.signup);
  await screen.findByRole('heading', { name: 'Sign Up' });
  discardLink.mockClear();
  fireEvent.click(screen.getByRole('link', { name: /Login$/ }));
  expect(discardLink).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(discardLink).toHaveBeenCalledOnce());
});
