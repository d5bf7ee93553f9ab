import { beforeEach, expect, test, vi } from 'vitest';

interface Sdk {
  browserPopupRedirectResolver: unknown;
  readonly opened: unknown[];
}

const sdk = vi.hoisted((): Sdk => ({ browserPopupRedirectResolver: undefined, opened: [] }));
vi.mock('@/features/auth/client/firebase-app', () => ({ auth: { currentUser: null } }));
vi.mock('firebase/auth', () => ({
  get browserPopupRedirectResolver() {
    return sdk.browserPopupRedirectResolver;
  },
  GoogleAuthProvider: Map,
  GithubAuthProvider: Map,
  OAuthProvider: { credentialFromError: () => null },
  onAuthStateChanged: () => () => undefined,
  signInWithPopup: (_auth: unknown, _provider: unknown, resolver: unknown) => {
    sdk.opened.push(resolver);
    return Promise.resolve('signed in');
  },
}));

beforeEach(() => {
  vi.resetModules();
  sdk.opened.length = 0;
});

class Resolver {
  static count = 0;
  readonly _initialize = vi.fn<() => Promise<void>>(() => Promise.resolve());
  constructor() {
    Resolver.count += 1;
  }
}

test('the resolver that was preloaded is the one that opens the window', async () => {
  sdk.browserPopupRedirectResolver = Resolver;
  const { preparePopups, signInByPopup } = await import('@/features/auth/client/auth-popup');
  await preparePopups();
  await expect(signInByPopup('google.com')).resolves.toBe('signed in');
  const [type] = sdk.opened;
  if (typeof type !== 'function') throw new Error('The SDK received no class.');
  expect(Reflect.construct(type, [])).toBe(Reflect.construct(type, []));
  expect(Resolver.count).toBe(1);
});

test.each([
  ['is not a class', { any: 'object' }],
  ['has no _initialize method', Map],
])('an SDK resolver that %s is passed through unchanged', async (_what, resolver) => {
  sdk.browserPopupRedirectResolver = resolver;
  const { preparePopups, signInByPopup } = await import('@/features/auth/client/auth-popup');
  await expect(preparePopups()).resolves.toBeUndefined();
  await expect(signInByPopup('github.com')).resolves.toBe('signed in');
  expect(sdk.opened).toEqual([resolver]);
});
