import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '@/lib/page';
import { ada, fakeAuthClient, storeSession } from '../../support/fake-auth-client';
import { address, openGate, SiteOfUser } from '../../support/open-gate';

let auth = fakeAuthClient();

vi.mock('@/features/auth/client/auth', () => ({
  watchUser: (listener: Parameters<typeof auth.watchUser>[0]) => auth.watchUser(listener),
  loadAuth: () => auth.loadAuth(),
  loadedAuth: () => auth.loadedAuth(),
}));
vi.mock(import('@/lib/page'), async (original) => ({
  ...(await original()),
  reloadPage: vi.fn<typeof reloadPage>(),
}));

beforeEach(() => {
  auth = fakeAuthClient();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a stored session shows Loading... and nothing else until the provider has answered', () => {
  storeSession();
  const { container } = openGate();
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  expect(container).toHaveTextContent(/^Loading\.\.\.\/Features/);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  auth.say(ada);
  expect(screen.getByText('The site of Ada Example')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('a session that comes up while the sign-in screen is being taken over changes nothing before the answer', () => {
  document.documentElement.dataset['boot'] = 'login';
  storeSession();
  openGate();
  delete document.documentElement.dataset['boot'];
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  auth.say(ada);
  expect(screen.getByText('The site of Ada Example')).toBeVisible();
});

test('five seconds without an answer bring a way out', () => {
  storeSession();
  openGate();
  act(() => void vi.advanceTimersByTime(4999));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('This is taking longer than it should.');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('an answer after the five seconds still opens the site', () => {
  storeSession();
  openGate();
  act(() => void vi.advanceTimersByTime(20_000));
  auth.say(ada);
  expect(screen.getByText('The site of Ada Example')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a session that has ended leads to the login screen', () => {
  storeSession();
  openGate();
  auth.say(null);
  expect(screen.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
});

test('without a stored session the login screen is there at once, at whatever address', () => {
  openGate('/benefits/analytics');
  expect(screen.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  expect(address()).toBe('/benefits/analytics');
});

test('the privacy policy can be read without an account, in any letter case', () => {
  openGate('/Privacy');
  expect(screen.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Login' })).not.toBeInTheDocument();
});

test('signing in shows the site where one was headed; signing out elsewhere shows the login screen again', () => {
  openGate();
  auth.say(ada);
  expect(screen.getByText('The site of Ada Example')).toBeVisible();
  expect(address()).toBe('/Features?x=1#security');
  auth.say(null);
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(/The site of/)).not.toBeInTheDocument();
});

test('news about the visitor reach the site', () => {
  openGate();
  auth.say(ada);
  auth.say({ ...ada, name: 'Countess' });
  expect(screen.getByText('The site of Countess')).toBeVisible();
});

test('what was typed to sign in is gone for whoever comes after', () => {
  openGate();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  expect(sessionStorage).toHaveLength(1);
  auth.say(ada);
  auth.say(null);
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('the provider is listened to once, and no longer than the gate is there', () => {
  const { unmount } = openGate();
  expect(auth.listening()).toBe(1);
  unmount();
  expect(auth.listening()).toBe(0);
});

test('asking who is signed in outside of the gate is a mistake that shows', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<SiteOfUser />)).toThrow('useUser is for what the gate lets signed-in visitors see.');
});
