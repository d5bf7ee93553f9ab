import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { ada, fakeAuthClient } from '../../support/fake-auth-client';
import { currentUrl, openGate } from '../../support/open-gate';

let auth = fakeAuthClient();

vi.mock('@/features/auth/client/load-auth', () => ({
  watchUser: (listener: Parameters<typeof auth.watchUser>[0]) => auth.watchUser(listener),
  loadAuth: () => auth.loadAuth(),
  loadedAuth: () => auth.loadedAuth(),
}));

beforeEach(() => {
  auth = fakeAuthClient();
});

const from = `${paths.pricing}?plan=pro#compare`;

test.each([
  [paths.login, undefined, paths.home],
  [paths.signup.toUpperCase(), undefined, paths.home],
  [paths.resetPassword, undefined, paths.home],
  [paths.login, { from }, from],
  [paths.login, { from: '//evil.example' }, paths.home],
  [paths.login, { from: 'https://evil.example' }, paths.home],
  [paths.signup, { from: paths.login }, paths.home],
  [paths.login, 'nonsense', paths.home],
])('signing in at %s with the state %j leads to %s', (pathname, state, target) => {
  openGate({ pathname, state });
  auth.setUser(ada);
  expect(currentUrl()).toBe(target);
});

test.each([
  [{ from }, from],
  [{ continueUrl: `https://site.example/reset-password?${new URLSearchParams({ from })}` }, from],
  [{ from: '//evil.example' }, paths.home],
  [{ continueUrl: 'https://site.example/?from=https://evil.example' }, paths.home],
  [{ continueUrl: 'nonsense' }, paths.home],
])('a sign-in link with %j leads to %s', (query, target) => {
  const search = `?${new URLSearchParams({ mode: 'signIn', oobCode: 'x', ...query })}`;
  openGate({ pathname: paths.resetPassword, search });
  auth.setUser(ada);
  expect(currentUrl()).toBe(target);
});

test('a page whose own query has the parameter of a link is returned to as it is', () => {
  openGate(`${paths.pricing}?from=/About`);
  act(() => screen.getByRole('link', { name: brand.name }).click());
  auth.setUser(ada);
  expect(currentUrl()).toBe(`${paths.pricing}?from=/About`);
});

test('the requested page survives a detour through the privacy policy and the logo link', () => {
  openGate(`${paths.pricing}#compare`);
  act(() => screen.getByRole('link', { name: 'Privacy Policy' }).click());
  act(() => screen.getByRole('link', { name: brand.name }).click());
  expect(currentUrl()).toBe(paths.login);
  auth.setUser(ada);
  expect(currentUrl()).toBe(`${paths.pricing}#compare`);
});

test('a visitor who only read the privacy policy lands on Home after signing in', () => {
  openGate(paths.dataPrivacy);
  act(() => screen.getByRole('link', { name: brand.name }).click());
  auth.setUser(ada);
  expect(currentUrl()).toBe(paths.home);
});
