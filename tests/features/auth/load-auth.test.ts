import { expect, test, vi } from 'vitest';
import { env } from '@/lib/env';

test.each(['enterprise', 'v3'])('App Check with reCAPTCHA %s starts before the client', async (provider) => {
  const steps: unknown[] = [];
  vi.resetModules();
  vi.doMock('@/lib/env', () => ({ env: { ...env, appCheck: { siteKey: 'key', provider } } }));
  vi.doMock('@/features/auth/client/firebase-app', () => ({ app: 'app' }));
  vi.doMock('@/features/auth/client/auth-client', () => ({ loadedAfter: steps.push('client') }));
  vi.doMock('firebase/app-check', () => ({
    initializeAppCheck: (app: string, options: { provider: object }) => steps.push(app, options.provider),
    ReCaptchaEnterpriseProvider: class {
      name = 'enterprise';
    },
    ReCaptchaV3Provider: class {
      name = 'v3';
    },
  }));
  await (await import('@/features/auth/client/load-auth')).loadAuth();
  expect(steps).toEqual(['app', { name: provider }, 'client']);
  vi.doUnmock('@/lib/env');
});
