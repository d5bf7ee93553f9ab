import { beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
const gitHub = { id: 'github.com', name: 'GitHub', Icon: () => null };

interface Sdk {
  readonly auth: { currentUser: { email: string; providerData: readonly object[] } | null };
  readonly linked: unknown[];
}

const sdk = vi.hoisted((): Sdk => ({ auth: { currentUser: null }, linked: [] }));
vi.mock('@/features/auth/client/firebase-app', () => ({ auth: sdk.auth }));
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: {},
  OAuthProvider: class {
    id = 'github.com';
    static credentialFromError = () => ({ providerId: 'github.com' });
  },
  TwitterAuthProvider: { PROVIDER_ID: 'twitter.com' },
  linkWithCredential: (_user: unknown, credential: unknown) => {
    sdk.linked.push(credential);
    return Promise.resolve();
  },
  onAuthStateChanged: () => () => undefined,
  signInWithPopup: () =>
    Promise.reject(
      Object.assign(new Error('Firebase: Error.'), {
        name: 'FirebaseError',
        code: 'auth/account-exists-with-different-credential',
        customData: { email: 'ada@example.com' },
      }),
    ),
  signOut: () => Promise.resolve(),
}));

let client: typeof import('@/features/auth/client/auth-client');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sdk.linked.length = 0;
  sdk.auth.currentUser = null;
  client = await import('@/features/auth/client/auth-client');
  await expect(client.signInWithProvider(gitHub)).rejects.toThrow();
});

function signIn(email: string) {
  sdk.auth.currentUser = { email, providerData: [] };
}

test('a refused credential is offered to the account with its email and linked once', async () => {
  signIn('ada@example.com');
  expect(client.offeredLink()).toBe(gitHub);
  expect(sdk.linked).toEqual([]);
  await client.acceptLink();
  expect(sdk.linked).toEqual([{ providerId: 'github.com' }]);
  expect(client.offeredLink()).toBeNull();
});

test('a refused credential is not offered to another account, and is dropped', async () => {
  signIn('eve@example.com');
  expect(client.offeredLink()).toBeNull();
  signIn('ada@example.com');
  expect(client.offeredLink()).toBeNull();
  await expect(client.acceptLink()).rejects.toThrow();
});

test('a refused credential expires after five minutes', () => {
  vi.advanceTimersByTime(5 * MINUTE);
  signIn('ada@example.com');
  expect(client.offeredLink()).toBeNull();
});

test('a refused credential is dropped by navigation and by a sign-out', async () => {
  client.discardLink();
  signIn('ada@example.com');
  expect(client.offeredLink()).toBeNull();

  sdk.auth.currentUser = null;
  await expect(client.signInWithProvider(gitHub)).rejects.toThrow();
  await client.signOut();
  signIn('ada@example.com');
  expect(client.offeredLink()).toBeNull();
});
