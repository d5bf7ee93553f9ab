import { expect, test } from 'vitest';
import { isCancellation, toAuthError } from '@/features/auth/auth-errors';
import { firebaseError } from '../../support/identity';

const UNKNOWN = toAuthError(null).message;

/** What a visitor can do about each code; the sentences themselves may change. */
const remedies: Readonly<Record<string, RegExp>> = {
  'invalid-credential': /email and password/i,
  'invalid-email': /name@/,
  'email-already-in-use': /log in/i,
  'weak-password': /8 characters/,
  'password-does-not-meet-requirements': /numbers|symbols/,
  'user-disabled': /contact/i,
  'too-many-requests': /wait/i,
  'quota-exceeded': /wait a minute/i,
  'resource-exhausted': /wait a minute/i,
  'rate-limit-exceeded': /wait a minute/i,
  'network-request-failed': /connection/i,
  timeout: /too long/i,
  'internal-error': /try again/i,
  'popup-blocked': /allow/i,
  'unauthorized-domain': /authorized domains/i,
  'operation-not-allowed': /another/i,
  'operation-not-supported-in-this-environment': /email and password/i,
  'account-exists-with-different-credential': /link/i,
  'credential-already-in-use': /another/i,
  'provider-already-linked': /already/i,
  'no-such-provider': /n’t linked/i,
  'user-mismatch': /different account/i,
  'multi-factor-auth-required': /contact/i,
  'requires-recent-login': /confirm/i,
  'user-token-expired': /sign in again/i,
  'expired-action-code': /new one/i,
  'invalid-action-code': /new one/i,
  'missing-oob-code': /email/i,
};

test.each(Object.entries(remedies))(
  'auth/%s names its remedy, %s, and keeps its code as detail',
  (code, remedy) => {
    const { message, detail } = toAuthError(firebaseError(code));
    expect(message).not.toBe(UNKNOWN);
    expect(message).toMatch(remedy);
    expect(message).not.toMatch(/firebase|auth\//i);
    expect(detail).toBe(`auth/${code}`);
  },
);

test('the provider’s own message is shown without what the SDK puts around it', () => {
  const error = Object.assign(new Error('Firebase: Access is off until 5 PM. (auth/blocked).'), {
    code: 'auth/blocked',
  });
  expect(toAuthError(error).detail).toBe('Access is off until 5 PM');
});

test('a wrong password and an unknown email have the same message, so that accounts cannot be enumerated', () => {
  const codes = ['wrong-password', 'user-not-found', 'invalid-credential'];
  expect(new Set(codes.map((code) => toAuthError(firebaseError(code)).message))).toHaveLength(1);
});

test('an unknown code is kept and gets the general message', () => {
  expect(toAuthError(firebaseError('brand-new'))).toMatchObject({
    code: 'auth/brand-new',
    message: UNKNOWN,
  });
});

test.each([
  ['popup-closed-by-user', true],
  ['cancelled-popup-request', true],
  ['user-cancelled', true],
  ['popup-blocked', false],
  ['network-request-failed', false],
])('%s counts as a cancellation: %s', (code, isCancelled) => {
  expect(isCancellation(`auth/${code}`)).toBe(isCancelled);
});

test.each([
  ['Failed to fetch dynamically imported module: https://a.example/auth-1.js', 'auth/network-request-failed'],
  ['error loading dynamically imported module: https://a.example/auth-1.js', 'auth/network-request-failed'],
  ['Importing a module script failed.', 'auth/network-request-failed'],
  ['x is null', 'unknown'],
])('only a failed import blames the network (%s)', (message, code) => {
  expect(toAuthError(new TypeError(message)).code).toBe(code);
});
