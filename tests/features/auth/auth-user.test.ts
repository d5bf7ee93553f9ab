import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { asUser, endSession, isSessionEndedHere, watchUser } from '@/features/auth/client/auth-user';

interface Sdk {
  readonly auth: { currentUser: object | null };
  readonly signOut: Mock<() => Promise<void>>;
  readonly changed: ((user: unknown) => void)[];
}

const sdk = vi.hoisted((): Sdk => ({
  auth: { currentUser: {} },
  signOut: vi.fn<() => Promise<void>>(),
  changed: [],
}));
vi.mock('@/features/auth/client/firebase-app', () => ({ auth: sdk.auth }));
vi.mock('firebase/auth', () => ({
  signOut: sdk.signOut,
  onAuthStateChanged: (_auth: unknown, listener: (user: unknown) => void) => {
    sdk.changed.push(listener);
    return () => undefined;
  },
}));

const refusal = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  sdk.signOut.mockReset().mockResolvedValue();
  sdk.auth.currentUser = { uid: 'ada', providerData: [] };
});

test.each([
  'user-token-expired',
  'invalid-user-token',
  'invalid-refresh-token',
  'user-disabled',
  'user-not-found',
])('a provider that answers %s ends the session here, and the answer is handed on', async (code) => {
  await expect(asUser(() => Promise.reject(refusal(`auth/${code}`)))).rejects.toThrow(code);
  expect(sdk.signOut).toHaveBeenCalledOnce();
});

test.each([
  refusal('auth/network-request-failed'),
  refusal('auth/requires-recent-login'),
  new TypeError('x'),
  'x',
])('%s ends nothing', async (thrown) => {
  await expect(asUser(() => Promise.reject(thrown))).rejects.toBe(thrown);
  expect(sdk.signOut).not.toHaveBeenCalled();
});

test('a late refusal does not end the session of somebody who came in meanwhile', async () => {
  const late = asUser(() => {
    sdk.auth.currentUser = { uid: 'eve', providerData: [] };
    return Promise.reject(refusal('auth/user-disabled'));
  });
  await expect(late).rejects.toThrow('user-disabled');
  expect(sdk.signOut).not.toHaveBeenCalled();
});

test('a session that cannot be ended does not hide why it should', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sdk.signOut.mockRejectedValueOnce(new Error('stuck'));
  await expect(asUser(() => Promise.reject(refusal('auth/user-disabled')))).rejects.toThrow('user-disabled');
});

test('with nobody signed in nothing is tried', async () => {
  sdk.auth.currentUser = null;
  const act = vi.fn<() => Promise<void>>();
  await expect(asUser(act)).rejects.toMatchObject({ code: 'auth/no-current-user' });
  expect(act).not.toHaveBeenCalled();
});

test('an end that the visitor asked for is known as one, until somebody is in again', async () => {
  watchUser(() => undefined);
  await endSession(() => Promise.resolve());
  expect(isSessionEndedHere()).toBe(true);
  for (const tell of sdk.changed) tell(null);
  expect(isSessionEndedHere()).toBe(true);
  for (const tell of sdk.changed) tell(sdk.auth.currentUser);
  expect(isSessionEndedHere()).toBe(false);
});

test('an end that failed is none', async () => {
  await expect(endSession(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isSessionEndedHere()).toBe(false);
});
