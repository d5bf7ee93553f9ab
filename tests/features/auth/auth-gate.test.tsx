import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, fakeAuthClient, storeSession } from '../../support/fake-auth-client';
import { openGate } from '../../support/open-gate';

let auth = fakeAuthClient();

vi.mock('@/features/auth/client/load-auth', () => ({
  watchUser: (listener: Parameters<typeof auth.watchUser>[0]) => auth.watchUser(listener),
  loadAuth: () => auth.loadAuth(),
  loadedAuth: () => auth.loadedAuth(),
}));

beforeEach(() => {
  auth = fakeAuthClient();
  vi.useFakeTimers();
});

test('a session stored during hydration keeps the sign-in screen until the provider answers', () => {
  storeSession();
  openGate(undefined, 'sign-in');
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  auth.setUser(ada);
  expect(screen.getByText('The site of Ada Example')).toBeVisible();
});

test('a changed profile reaches the site', () => {
  openGate();
  auth.setUser(ada);
  auth.setUser({ ...ada, name: 'Countess' });
  expect(screen.getByText('The site of Countess')).toBeVisible();
});

test('the email typed to sign in is cleared after sign-in', () => {
  openGate();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  expect(sessionStorage).toHaveLength(1);
  auth.setUser(ada);
  auth.setUser(null);
  expect(screen.getByLabelText('Email')).toHaveValue('');
});
