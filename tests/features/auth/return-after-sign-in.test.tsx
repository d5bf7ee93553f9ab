import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, fakeAuthClient, storeSession } from '../../support/fake-auth-client';
import { address, openGate } from '../../support/open-gate';

let auth = fakeAuthClient();

vi.mock('@/features/auth/client/auth', () => ({
  watchUser: (listener: Parameters<typeof auth.watchUser>[0]) => auth.watchUser(listener),
  loadAuth: () => auth.loadAuth(),
  loadedAuth: () => auth.loadedAuth(),
}));

beforeEach(() => {
  auth = fakeAuthClient();
});

const returns = [
  ['/login', undefined, '/'],
  ['/SIGNUP', undefined, '/'],
  ['/reset-password', undefined, '/'],
  ['/login', { from: '/Pricing?plan=pro#compare' }, '/Pricing?plan=pro#compare'],
  ['/login', { from: '//evil.example' }, '/'],
  ['/login', { from: 'https://evil.example' }, '/'],
  ['/signup', { from: '/login' }, '/'],
  ['/login', 'nonsense', '/'],
] as const;

test.each(returns)('signing in at %s with %j leads to %s', (pathname, state, target) => {
  openGate({ pathname, state });
  auth.say(ada);
  expect(address()).toBe(target);
});

test('whoever comes to the login page with a session stays there', () => {
  storeSession();
  openGate('/login');
  auth.say(ada);
  expect(address()).toBe('/login');
});

test('the links between the sign-in pages carry along where one was headed', () => {
  openGate('/Pricing#compare');
  for (const [link, target] of [
    ['Privacy Policy', '/Privacy'],
    ['Lumenary', '/login'],
  ] as const) {
    act(() => screen.getByRole('link', { name: link }).click());
    expect(address()).toBe(target);
  }
  auth.say(ada);
  expect(address()).toBe('/Pricing#compare');
});

test('whoever only read the privacy policy before signing in starts at the home page', () => {
  openGate('/privacy');
  act(() => screen.getByRole('link', { name: 'Lumenary' }).click());
  auth.say(ada);
  expect(address()).toBe('/');
});
