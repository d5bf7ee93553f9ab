import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@/features/auth/client/auth-user';
import { env } from '@/site/env';

const listeners = new Set<(user: User | null) => void>();

const client = {
  watchUser: (listener: (user: User | null) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function deliver(load: () => typeof client) {
  vi.doMock('@/features/auth/client/auth-client', load);
}

function gone(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

let auth: typeof import('@/features/auth/client/auth');
const listener = () => vi.fn<(user: User | null) => void>();

beforeEach(async () => {
  localStorage.clear();
  listeners.clear();
  vi.resetModules();
  deliver(() => client);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  auth = await import('@/features/auth/client/auth');
});

test('the client is loaded once, and known from then on', async () => {
  expect(auth.loadedAuth()).toBeNull();
  const [first, second] = await Promise.all([auth.loadAuth(), auth.loadAuth()]);
  expect(first).toBe(second);
  expect(auth.loadedAuth()).toBe(first);
});

test('a load that failed is tried again by whoever comes next', async () => {
  deliver(gone);
  await expect(auth.loadAuth()).rejects.toThrow();
  expect(auth.loadedAuth()).toBeNull();
  deliver(() => client);
  await expect(auth.loadAuth()).resolves.toHaveProperty('watchUser');
});

test('whoever asks who is there is told as soon as the client is', async () => {
  const heard = listener();
  const stop = auth.watchUser(heard);
  expect(listeners).toHaveLength(0);
  await auth.loadAuth();
  expect([...listeners]).toEqual([heard]);
  stop();
  expect(listeners).toHaveLength(0);
});

test('with the client there, asking takes no wait', async () => {
  await auth.loadAuth();
  const heard = listener();
  auth.watchUser(heard);
  expect([...listeners]).toEqual([heard]);
});

test('whoever has stopped asking before the client came is not told', async () => {
  auth.watchUser(listener())();
  await auth.loadAuth();
  expect(listeners).toHaveLength(0);
});

test('the client that a second try brings tells those who asked at the first', async () => {
  deliver(gone);
  const heard = listener();
  auth.watchUser(heard);
  await expect(auth.loadAuth()).rejects.toThrow();
  deliver(() => client);
  await auth.loadAuth();
  expect([...listeners]).toEqual([heard]);
});

test('where App Check is switched on it starts before the client is there', async () => {
  const steps: string[] = [];
  vi.resetModules();
  vi.doMock('@/site/env', () => ({ env: { ...env, appCheckSiteKey: 'key' } }));
  vi.doMock('@/features/auth/client/app-check', () => ({
    startAppCheck: (key: string) => steps.push(`check ${key}`),
  }));
  deliver(() => {
    steps.push('client');
    return client;
  });
  await (await import('@/features/auth/client/auth')).loadAuth();
  expect(steps).toEqual(['check key', 'client']);
  vi.doUnmock('@/site/env');
});
