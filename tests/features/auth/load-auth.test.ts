import { expect, test, vi } from 'vitest';
import { env } from '@/lib/env';

vi.mock('firebase/auth', async () => (await import('../../support/identity')).identity);

test.each(['enterprise', 'v3'])('App Check with reCAPTCHA %s starts before the client', async (provider) => {
  vi.resetModules();
  vi.doMock('@/lib/env', () => ({ env: { ...env, appCheck: { siteKey: 'key', provider } } }));
  const { loadAuth, loadedAuth } = await import('@/features/auth/client/load-auth');
  const started: unknown[] = [];
  vi.doMock('firebase/app-check', () => ({
    initializeAppCheck: (app: { name: string }, options: { provider: object }) =>
      started.push(app.name, options.provider, loadedAuth()),
    ReCaptchaEnterpriseProvider: class {
      name = 'enterprise';
    },
    ReCaptchaV3Provider: class {
      name = 'v3';
    },
  }));
  await loadAuth();
  expect(started).toEqual(['[DEFAULT]', { name: provider }, null]);
  vi.doUnmock('@/lib/env');
});
