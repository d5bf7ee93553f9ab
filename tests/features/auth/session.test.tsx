import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, fakeAuthClient } from '../../support/fake-auth-client';
import { openGate } from '../../support/open-gate';

const MINUTE = 60_000;
const ENDED = /session has ended/i;

let auth = fakeAuthClient();
let isSignedOutHere = false;
const refreshUser = vi.fn<() => Promise<void>>();

vi.mock('@/features/auth/client/load-auth', () => ({
  watchUser: (listener: Parameters<typeof auth.watchUser>[0]) => auth.watchUser(listener),
  loadedAuth: () => ({
    isSignedOutHere: () => isSignedOutHere,
    offeredLink: () => null,
    discardLink: () => undefined,
  }),
  loadAuth: () => Promise.resolve({ refreshUser }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  auth = fakeAuthClient();
  isSignedOutHere = false;
  refreshUser.mockReset().mockResolvedValue();
});

test('a session that ends by itself shows an alert until the next sign-in', () => {
  openGate();
  auth.setUser(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  auth.setUser(null);
  expect(screen.getByText(ENDED)).toBeInTheDocument();
  auth.setUser(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

test('returning to the tab after five minutes refreshes the user once', async () => {
  openGate();
  auth.setUser(ada);
  returnToTab(4 * MINUTE);
  await flush();
  expect(refreshUser).not.toHaveBeenCalled();
  returnToTab(2 * MINUTE);
  returnToTab(1000);
  await flush();
  expect(refreshUser).toHaveBeenCalledOnce();
});

test('a failed refresh keeps the session, and a signed-out visitor is never refreshed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  refreshUser.mockRejectedValue(new Error('offline'));
  openGate();
  returnToTab(60 * MINUTE);
  await flush();
  expect(refreshUser).not.toHaveBeenCalled();
  auth.setUser(ada);
  returnToTab(60 * MINUTE);
  await flush();
  expect(refreshUser).toHaveBeenCalledOnce();
  expect(screen.getByText('The site of Ada Example')).toBeInTheDocument();
});

function returnToTab(after: number) {
  vi.setSystemTime(Date.now() + after);
  document.dispatchEvent(new Event('visibilitychange'));
}

const flush = () => new Promise((resolve) => void setTimeout(resolve));
