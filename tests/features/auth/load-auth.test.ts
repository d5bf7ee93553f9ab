import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@/features/auth/client/auth-user';
import { env } from '@/lib/env';

const listeners = new Set<(user: User | null) => void>();

const client = {
  watchUser: (listener: (user: User | null) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function mockClient(load: () => typeof client) {
  vi.doMock('@/features/auth/client/auth-client', load);
}

function failedImport(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

let auth: typeof import('@/features/auth/client/load-auth');
const createListener = () => vi.fn<(user: User | null) => void>();

beforeEach(async () => {
  listeners.clear();
  vi.resetModules();
  mockClient(() => client);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  auth = await import('@/features/auth/client/load-auth');
});

test('a subscription cancelled before the client is loaded never starts', async () => {
  auth.watchUser(createListener())();
  await auth.loadAuth();
  expect(listeners).toHaveLength(0);
});

test('a subscription survives a failed load and starts after the retry', async () => {
  mockClient(failedImport);
  const listener = createListener();
  auth.watchUser(listener);
  await expect(auth.loadAuth()).rejects.toThrow();
  mockClient(() => client);
  await auth.loadAuth();
  expect([...listeners]).toEqual([listener]);
});

test.each(['enterprise', 'v3'])('App Check with reCAPTCHA %s starts before the client', async (provider) => {
  const steps: unknown[] = [];
  vi.resetModules();
  vi.doMock('@/lib/env', () => ({ env: { ...env, appCheck: { siteKey: 'key', provider } } }));
  vi.doMock('@/features/auth/client/firebase-app', () => ({ app: 'app' }));
  vi.doMock('firebase/app-check', () => ({
    initializeAppCheck: (app: string, options: { provider: object }) => steps.push(app, options.provider),
    ReCaptchaEnterpriseProvider: class {
      name = 'enterprise';
    },
    ReCaptchaV3Provider: class {
      name = 'v3';
    },
  }));
  mockClient(() => {
    steps.push('client');
    return client;
  });
  await (await import('@/features/auth/client/load-auth')).loadAuth();
  expect(steps).toEqual(['app', { name: provider }, 'client']);
  vi.doUnmock('@/lib/env');
});
