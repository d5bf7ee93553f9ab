import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import ResetPasswordScreen from '@/features/auth/screens/reset-password-screen';
import { paths } from '@/site/paths';

const applyEmailCode = vi.fn<(code: string) => Promise<void>>();
const checkResetCode = vi.fn<(code: string) => Promise<string>>();

vi.mock('@/features/auth/client/load-auth', () => ({
  loadAuth: () => Promise.resolve({ applyEmailCode, checkResetCode }),
}));

beforeEach(() => {
  applyEmailCode.mockReset().mockResolvedValue();
  checkResetCode.mockReset().mockResolvedValue('ada@example.com');
  vi.spyOn(console, 'error').mockReturnValue();
});

function open(query: Readonly<Record<string, string>>) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[`${paths.resetPassword}?${new URLSearchParams(query).toString()}`]}>
        <ResetPasswordScreen />
      </MemoryRouter>
    </StrictMode>,
  );
}

function firebaseError(code: string) {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

const VERIFIED = /is verified/;
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });

test('a code is applied once, also if the screen is opened again', async () => {
  const { unmount } = open({ mode: 'verifyEmail', oobCode: 'once' });
  await screen.findByText(VERIFIED);
  unmount();
  open({ mode: 'verifyEmail', oobCode: 'once' });
  await screen.findByText(VERIFIED);
  expect(applyEmailCode).toHaveBeenCalledOnce();
});

test('a check that failed for lack of network can be retried', async () => {
  applyEmailCode.mockRejectedValueOnce(firebaseError('auth/network-request-failed'));
  open({ mode: 'verifyEmail', oobCode: 'retry' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(VERIFIED)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(retryButton()).not.toBeInTheDocument();
  expect(applyEmailCode).toHaveBeenCalledTimes(2);
});

test('a link for a new password is not used up on opening, and leads to no other site', async () => {
  open({ mode: 'resetPassword', oobCode: 'once', continueUrl: 'https://evil.example/' });
  await screen.findByLabelText('New password');
  expect(applyEmailCode).not.toHaveBeenCalled();
  for (const link of document.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^\/(?!\/)[\w-]*$/);
});

test('a used code cannot be retried, and leads to the page that sends a new one', async () => {
  applyEmailCode.mockRejectedValueOnce(firebaseError('auth/invalid-action-code'));
  open({ mode: 'verifyEmail', oobCode: 'used' });
  await screen.findByRole('alert');
  expect(retryButton()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', paths.account);
});

test('offline, the form for a new password is shown, because the link may still work', async () => {
  checkResetCode.mockRejectedValue(firebaseError('auth/network-request-failed'));
  open({ mode: 'resetPassword', oobCode: 'unchecked' });
  expect(await screen.findByLabelText('New password')).toBeVisible();
});
