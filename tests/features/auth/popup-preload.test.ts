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
  static made = 0;
  readonly _initialize = vi.fn<() => Promise<void>>(() => Promise.resolve());
  constructor() {
    Resolver.made += 1;
  }
}

test('a window is made ready by the very resolver that later opens it', async () => {
  sdk.browserPopupRedirectResolver = Resolver;
  const { preparePopups, signInByPopup } = await import('@/features/auth/client/auth-popup');
  await preparePopups();
  await expect(signInByPopup('google.com')).resolves.toBe('signed in');
  const [type] = sdk.opened;
  if (typeof type !== 'function') throw new Error('The SDK was handed no class.');
  expect(Reflect.construct(type, [])).toBe(Reflect.construct(type, []));
  expect(Resolver.made).toBe(1);
});

test.each([
  ['no class', { any: 'object' }],
  ['a class that cannot be made ready', Map],
])('an SDK whose resolver is %s is handed its own, and still opens windows', async (_what, resolver) => {
  sdk.browserPopupRedirectResolver = resolver;
  const { preparePopups, signInByPopup } = await import('@/features/auth/client/auth-popup');
  await expect(preparePopups()).resolves.toBeUndefined();
  await expect(signInByPopup('github.com')).resolves.toBe('signed in');
  expect(sdk.opened).toEqual([resolver]);
});
