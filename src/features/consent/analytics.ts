import type { Analytics } from 'firebase/analytics';
import { initializeApp } from 'firebase/app';
import { env } from '@/lib/env';
import { readCookies, readStored, writeCookie } from '@/lib/storage';
import { ANALYTICS_CHOICE_KEY } from '@/lib/storage-keys';
import { endCampaign, locationOf, referrer } from './page-location';

type Sdk = typeof import('firebase/analytics');

let agreed = false;
let loading: Promise<{ sdk: Sdk; analytics: Analytics } | null> | null = null;

/** Counts a page view; the first one loads the SDK. */
export async function countPageView(pathname: string, page_title = document.title): Promise<void> {
  if (env.firebase.measurementId === null) return;
  agreed = true;
  loading ??= load(pathname);
  const loaded = await loading.catch(console.error);
  if (!loaded) {
    loading = null;
    return;
  }
  // Consent may have been withdrawn while the SDK was loading.
  if (!agreed) return;
  const { sdk, analytics } = loaded;
  sdk.setAnalyticsCollectionEnabled(analytics, true);
  sdk.logEvent(analytics, 'page_view', { page_location: locationOf(pathname), page_title });
  endCampaign();
}

/** Stops collection and, unless the visitor still agrees and has only signed out, deletes the cookies. */
export async function stopAnalytics(): Promise<void> {
  agreed = false;
  const loaded = await loading?.catch(() => null);
  if (loaded) loaded.sdk.setAnalyticsCollectionEnabled(loaded.analytics, false);
  if (readStored(ANALYTICS_CHOICE_KEY) !== null) return;
  for (const [name = ''] of readCookies()
    .split('; ')
    .map((cookie) => cookie.split('='))) {
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', ...domainsOf(window.location.hostname).map((host) => `; domain=${host}`)])
      writeCookie(`${name}=; path=/; max-age=0${domain}`);
  }
}

/**
 * The host and its parent domains. Google Analytics sets its cookies for the widest: on www.example.com, example.com.
 */
function domainsOf(hostname: string): string[] {
  return hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
}

/** Uses its own Firebase app, so that sign-in does not wait for it. */
async function load(pathname: string) {
  const sdk = await import('firebase/analytics');
  if (!(await sdk.isSupported())) return null;
  const { apiKey, authDomain, projectId, appId, measurementId } = env.firebase;
  const app = initializeApp(
    { apiKey, authDomain, projectId, appId, ...(measurementId !== null && { measurementId }) },
    'analytics',
  );
  const config = {
    send_page_view: false,
    page_location: locationOf(pathname),
    page_referrer: referrer(),
  };
  // The visitor was asked about counting pages and about nothing else.
  sdk.setConsent({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  return { sdk, analytics: sdk.initializeAnalytics(app, { config }) };
}
