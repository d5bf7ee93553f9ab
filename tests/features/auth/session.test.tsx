import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthGate } from '@/features/auth/auth-gate';
import { AlertsProvider, useAlerts } from '@/ui/use-alerts';
import { ada, fakeAuthClient, storeSession } from '../../support/fake-auth-client';

const MINUTE = 60_000;
const ENDED = 'Your session has ended. Sign in again to go on.';

let auth = fakeAuthClient();
let endedHere = false;
const refreshUser = vi.fn<() => Promise<void>>();

vi.mock('@/features/auth/client/auth', () => ({
  watchUser: (listener: Parameters<typeof auth.watchUser>[0]) => auth.watchUser(listener),
  loadedAuth: () => ({ isSessionEndedHere: () => endedHere }),
  loadAuth: () => Promise.resolve({ refreshUser }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  auth = fakeAuthClient();
  endedHere = false;
  refreshUser.mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a session that ends by itself is told, until somebody is in again', () => {
  open();
  auth.say(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  auth.say(null);
  expect(screen.getByText(ENDED)).toBeInTheDocument();
  auth.say(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

test('a stored session that is no longer one is told', () => {
  storeSession();
  open();
  auth.say(null);
  expect(screen.getByText(ENDED)).toBeInTheDocument();
});

test('whoever signed out here need not be told, nor whoever was never in', () => {
  open();
  auth.say(null);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  auth.say(ada);
  endedHere = true;
  auth.say(null);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

test('coming back after a long absence asks whether the account is still there, once', async () => {
  open();
  auth.say(ada);
  comeBack(4 * MINUTE);
  await settle();
  expect(refreshUser).not.toHaveBeenCalled();
  comeBack(2 * MINUTE);
  comeBack(1000);
  await settle();
  expect(refreshUser).toHaveBeenCalledOnce();
});

test('nobody is asked about while nobody is in, and being unable to ask changes nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  refreshUser.mockRejectedValue(new Error('offline'));
  open();
  comeBack(60 * MINUTE);
  await settle();
  expect(refreshUser).not.toHaveBeenCalled();
  auth.say(ada);
  comeBack(60 * MINUTE);
  await settle();
  expect(refreshUser).toHaveBeenCalledOnce();
  expect(screen.getByText('The site')).toBeInTheDocument();
});

function open() {
  render(
    <MemoryRouter>
      <AlertsProvider>
        <AuthGate publicPages={[]}>
          <p>The site</p>
        </AuthGate>
        <Alerts />
      </AlertsProvider>
    </MemoryRouter>,
  );
}

function Alerts() {
  return useAlerts().alerts.map(({ id, text }) => <p key={id}>{text}</p>);
}

function comeBack(after: number) {
  vi.setSystemTime(Date.now() + after);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets everything that is due happen. */
const settle = () => new Promise((resolve) => void setTimeout(resolve));
