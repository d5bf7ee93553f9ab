import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConsentPrompt, PrivacyChoices } from '@/features/consent';
import { ANALYTICS_CHOICE_KEY } from '@/lib/storage-keys';
import { paths } from '@/site/paths';
import { renderPage } from '../../support/render-page';

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
  logEvent: vi.fn<(analytics: object, name: string, parameters: { page_location: string }) => void>(),
  setAnalyticsCollectionEnabled: vi.fn<(analytics: object, enabled: boolean) => void>(),
  setConsent: vi.fn<(consent: object) => void>(),
}));
vi.mock('@/lib/env', () => ({ env }));
vi.mock('firebase/analytics', () => sdk);
vi.mock('firebase/app', () => ({ initializeApp: vi.fn(() => ({})) }));

beforeEach(() => {
  vi.clearAllMocks();
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

test('withdrawing consent deletes the analytics cookies only, also those of the parent domain', async () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1; other=1');
  const { stopAnalytics } = await import('@/features/consent/analytics');
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  await stopAnalytics();
  expect(set.mock.calls.map(([cookie]) => cookie)).toEqual(
    ['', '; domain=www.example.com', '; domain=example.com', '; domain=com'].map(
      (domain) => `_ga=; path=/; max-age=0${domain}`,
    ),
  );
});

test('leaving the site without withdrawing consent stops counting and keeps the cookies', async () => {
  const { result, unmount } = await visit();
  act(() => result.current.setAnalytics(true));
  await waitFor(() => expect(sdk.logEvent).toHaveBeenCalled());
  const readCookies = vi.spyOn(document, 'cookie', 'get');
  unmount();
  await waitFor(() => expect(sdk.setAnalyticsCollectionEnabled).toHaveBeenLastCalledWith({}, false));
  await act(async () => undefined);
  expect(readCookies).not.toHaveBeenCalled();
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

test('page views are counted only between consent and its withdrawal', async () => {
  const { result } = await visit();
  const counted = () =>
    sdk.logEvent.mock.calls.map(([, , { page_location }]) => new URL(page_location).pathname);
  await act(async () => result.current.go(paths.about));
  expect(sdk.isSupported).not.toHaveBeenCalled();

  act(() => result.current.setAnalytics(true));
  await waitFor(() => expect(counted()).toEqual([paths.about]));
  await act(async () => result.current.go(paths.offer));
  await waitFor(() => expect(counted()).toEqual([paths.about, paths.offer]));

  act(() => result.current.setAnalytics(false));
  await waitFor(() => expect(sdk.setAnalyticsCollectionEnabled).toHaveBeenLastCalledWith({}, false));
  await act(async () => result.current.go(paths.help));
  expect(counted()).toEqual([paths.about, paths.offer]);
});

test('consent withdrawn in another tab while signed out holds after signing in again', async () => {
  const first = await visit();
  act(() => first.result.current.setAnalytics(true));
  act(() => first.result.current.setMap(true));
  await waitFor(() => expect(sdk.logEvent).toHaveBeenCalled());
  first.unmount();
  localStorage.clear();
  sdk.logEvent.mockClear();
  const { result } = await visit();
  await act(async () => undefined);
  expect(result.current).toMatchObject({ analytics: false, map: false });
  expect(sdk.logEvent).not.toHaveBeenCalled();
});

test('Plausible counts pages without being asked, until the visitor turns it off', async () => {
  const plausible = { domain: 'example.com', endpoint: 'https://stats.example.com/api/event' };
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('__PLAUSIBLE__', plausible);
  vi.stubGlobal('fetch', send);
  window.history.replaceState(null, '', '/search?q=secret');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/search?q=secret');
  const { result } = await visit();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe(plausible.endpoint);
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
  const { body } = request ?? {};
  expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
    name: 'pageview',
    domain: plausible.domain,
    url: 'http://localhost:3000/',
    referrer: 'http://localhost:3000/search',
  });

  act(() => result.current.setAnalytics(false));
  await act(async () => result.current.go('/Offer'));
  expect(send).toHaveBeenCalledOnce();
});

const question = () => screen.queryByRole('complementary', { name: 'Analytics' });

const show = () => renderPage(<ConsentPrompt />);

test.each([
  ['Allow', 'yes'],
  ['Decline', null],
])('%s is stored, and the question is not asked again', async (answer, stored) => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(question()).toBeNull();
  expect(localStorage.getItem(ANALYTICS_CHOICE_KEY)).toBe(stored);
  unmount();
  show();
  expect(question()).toBeNull();
});

test('a choice made in the privacy choices answers it, also after it is withdrawn there', async () => {
  renderPage(
    <>
      <ConsentPrompt />
      <PrivacyChoices />
    </>,
  );
  const choice = screen.getByRole('switch', { name: 'Analytics' });
  await userEvent.click(choice);
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(choice).not.toBeChecked();
  expect(question()).toBeNull();
});

async function visit() {
  const { useAnalytics, usePrivacyChoices } = await import('@/features/consent/choices');
  function useVisit() {
    useAnalytics();
    return { ...usePrivacyChoices(), go: useNavigate() };
  }
  return renderHook(useVisit, { wrapper: MemoryRouter });
}
