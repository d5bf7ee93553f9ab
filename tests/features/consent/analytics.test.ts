import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/site/paths';

const env = vi.hoisted((): { firebase: Record<string, string | null> } => ({
  firebase: {
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'p',
    appId: 'a',
    measurementId: 'G-TEST',
  },
}));
const sdk = vi.hoisted(() => ({
  isSupported: vi.fn(() => Promise.resolve(true)),
  initializeAnalytics: vi.fn<(app: object, options: object) => object>(() => ({})),
  logEvent: vi.fn<(analytics: object, name: string, parameters: object) => void>(),
  setAnalyticsCollectionEnabled: vi.fn<(analytics: object, enabled: boolean) => void>(),
  setConsent: vi.fn<(consent: object) => void>(),
}));
vi.mock('@/lib/env', () => ({ env }));
vi.mock('firebase/analytics', () => sdk);
vi.mock('firebase/app', () => ({ initializeApp: vi.fn(() => ({})) }));

beforeEach(() => {
  vi.resetModules();
  env.firebase['measurementId'] = 'G-TEST';
});

test('without a measurement id nothing is loaded', async () => {
  env.firebase['measurementId'] = null;
  const { countPageView } = await import('@/features/consent/analytics');
  const { hasAnalytics } = await import('@/features/consent/choices');
  await countPageView(paths.offer);
  expect(hasAnalytics()).toBe(false);
  expect(sdk.isSupported).not.toHaveBeenCalled();
});

test('before analytics start, counting is allowed and each use for ads is denied', async () => {
  const { countPageView } = await import('@/features/consent/analytics');
  await countPageView('/Offer');
  expect(sdk.setConsent).toHaveBeenCalledExactlyOnceWith({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  expect(sdk.setConsent).toHaveBeenCalledBefore(sdk.initializeAnalytics);
});

test('page views are counted without query and hash', async () => {
  window.history.replaceState(null, '', `${paths.search}?q=secret#place`);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/search?q=secret');
  const { countPageView } = await import('@/features/consent/analytics');
  await countPageView(paths.search);
  await countPageView(paths.offer);
  expect(sdk.initializeAnalytics).toHaveBeenCalledExactlyOnceWith(
    {},
    { config: expect.objectContaining({ page_referrer: 'http://localhost:3000/search' }) },
  );
  expect(sdk.logEvent.mock.calls.map(([, name, parameters]) => [name, parameters])).toMatchObject([
    ['page_view', { page_location: 'http://localhost:3000/search' }],
    ['page_view', { page_location: 'http://localhost:3000/Offer' }],
  ]);
  expect(JSON.stringify([sdk.initializeAnalytics.mock.calls, sdk.logEvent.mock.calls])).not.toContain(
    'secret',
  );
});

test('the first page view names the campaign that led to the visit, and nothing else of the query', async () => {
  const landing = '/?utm_source=news&gclid=a%20b&q=secret&UTM_SOURCE=secret&oobCode=secret#utm_term=secret';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(new EventTarget(), {
      name: `http://localhost:3000${landing}`,
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => undefined,
    }),
  ]);
  const { countPageView } = await import('@/features/consent/analytics');
  await countPageView(paths.pricing);
  await countPageView(paths.offer);
  const campaign = 'utm_source=news&gclid=a+b';
  expect(sdk.initializeAnalytics.mock.calls).toMatchObject([
    [{}, { config: { page_location: `http://localhost:3000/Pricing?${campaign}` } }],
  ]);
  expect(sdk.logEvent.mock.calls.map(([, , parameters]) => parameters)).toMatchObject([
    { page_location: `http://localhost:3000/Pricing?${campaign}` },
    { page_location: 'http://localhost:3000/Offer' },
  ]);
});

test('consent withdrawn while the SDK loads stops the page view', async () => {
  const { countPageView, stopAnalytics } = await import('@/features/consent/analytics');
  await Promise.all([countPageView(paths.offer), stopAnalytics()]);
  expect(sdk.logEvent).not.toHaveBeenCalled();
  expect(sdk.setAnalyticsCollectionEnabled).toHaveBeenLastCalledWith({}, false);
});

test('withdrawing consent deletes the analytics cookies only', async () => {
  document.cookie = '_ga=1; path=/';
  document.cookie = 'other=1; path=/';
  const { stopAnalytics } = await import('@/features/consent/analytics');
  await stopAnalytics();
  expect(document.cookie).toBe('other=1');
});

test('withdrawing consent also deletes the cookies of the parent domain', async () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1');
  const { stopAnalytics } = await import('@/features/consent/analytics');
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  await stopAnalytics();
  vi.unstubAllGlobals();
  const deleted = set.mock.calls.map(([cookie]) => cookie);
  expect(deleted).toContain('_ga=; path=/; max-age=0');
  expect(deleted).toContain('_ga=; path=/; max-age=0; domain=www.example.com');
  expect(deleted).toContain('_ga=; path=/; max-age=0; domain=example.com');
});

test('nothing starts in an unsupported browser', async () => {
  sdk.isSupported.mockResolvedValueOnce(false);
  const { countPageView } = await import('@/features/consent/analytics');
  await countPageView(paths.offer);
  expect(sdk.initializeAnalytics).not.toHaveBeenCalled();
});

test('a failed load is retried with the next page view', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sdk.isSupported.mockRejectedValueOnce(new Error('blocked'));
  const { countPageView, stopAnalytics } = await import('@/features/consent/analytics');
  const first = countPageView(paths.offer);
  await stopAnalytics();
  await first;
  expect(sdk.logEvent).not.toHaveBeenCalled();
  await countPageView(paths.help);
  expect(sdk.logEvent).toHaveBeenCalledOnce();
});
