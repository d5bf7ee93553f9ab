// @vitest-environment node
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { asUser, endSession, isSignedOutHere, watchUser, type User } from '@/features/auth/client/auth-user';

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
  browserPopupRedirectResolver: {},
  signOut: sdk.signOut,
  onAuthStateChanged: (_auth: unknown, listener: (user: unknown) => void) => {
    sdk.changed.push(listener);
    return () => undefined;
  },
}));

const providerUserInfo = [{ providerId: 'password' }];

const rejection = (code: string) => Object.assign(new Error(code), { code });

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
])('%s signs out and is rethrown', async (code) => {
  await expect(asUser(() => Promise.reject(rejection(`auth/${code}`)))).rejects.toThrow(code);
  expect(sdk.signOut).toHaveBeenCalledOnce();
});

test.each([
  rejection('auth/network-request-failed'),
  rejection('auth/requires-recent-login'),
  new TypeError('x'),
  'x',
])('%s keeps the session', async (thrown) => {
  await expect(asUser(() => Promise.reject(thrown))).rejects.toBe(thrown);
  expect(sdk.signOut).not.toHaveBeenCalled();
});

test('a late rejection does not sign out a user who signed in meanwhile', async () => {
  const late = asUser(() => {
    sdk.auth.currentUser = { uid: 'eve', providerData: [] };
    return Promise.reject(rejection('auth/user-disabled'));
  });
  await expect(late).rejects.toThrow('user-disabled');
  expect(sdk.signOut).not.toHaveBeenCalled();
});

test('a failed sign-out does not replace the original error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sdk.signOut.mockRejectedValueOnce(new Error('stuck'));
  await expect(asUser(() => Promise.reject(rejection('auth/user-disabled')))).rejects.toThrow(
    'user-disabled',
  );
});

test('without a signed-in user the action is not run', async () => {
  sdk.auth.currentUser = null;
  const act = vi.fn<() => Promise<void>>();
  await expect(asUser(act)).rejects.toMatchObject({ code: 'auth/no-current-user' });
  expect(act).not.toHaveBeenCalled();
});

test('a sign-out on this page is remembered until the next sign-in', async () => {
  watchUser(() => undefined);
  await endSession(() => Promise.resolve());
  expect(isSignedOutHere()).toBe(true);
  for (const notify of sdk.changed) notify(null);
  expect(isSignedOutHere()).toBe(true);
  for (const notify of sdk.changed) notify(sdk.auth.currentUser);
  expect(isSignedOutHere()).toBe(false);
});

test('a failed sign-out is not remembered', async () => {
  await expect(endSession(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isSignedOutHere()).toBe(false);
});

test.each([
  [{ localId: 'ada', providerUserInfo, passwordHash: 'redacted' }, 'password'],
  [{ localId: 'ada', providerUserInfo, emailLinkSignin: true }, 'link'],
  // Before the provider has answered, such as offline.
  [null, 'password'],
])('an account about which the provider answers %j signs in by %s', (reloadUserInfo, method) => {
  const user = { uid: 'ada', providerData: providerUserInfo, reloadUserInfo };
  const reported = vi.fn<(user: User | null) => void>();
  watchUser(reported);
  sdk.changed.at(-1)?.(user);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ methods: [method] }));
});

test('the picture is that of the first provider that has one, and https only', () => {
  const photoURL = 'https://pictures.example/ada';
  const user = { uid: 'ada', photoURL: 'http://insecure.example', providerData: [{}, { photoURL }] };
  const reported = vi.fn<(user: User | null) => void>();
  watchUser(reported);
  sdk.changed.at(-1)?.(user);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ photo: photoURL }));
});
