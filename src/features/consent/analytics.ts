import type { Analytics } from 'firebase/analytics';
import { env } from '@/site/env';
import { reportQuietly } from '@/lib/report';

type Sdk = typeof import('firebase/analytics');

let agreed = false;
let loading: Promise<{ sdk: Sdk; analytics: Analytics } | null> | null = null;

/** Whether there is anything to agree to: without a measurement id there are no analytics at all. */
export function hasAnalytics(): boolean {
  return env.firebase.measurementId !== null;
}

/**
 * Counts a page view, for a visitor who agreed; the first one loads what it takes. The query stays out of it: it
 * may hold what somebody searched for, or the secret of a mailed link.
 */
export async function countPageView(pathname: string): Promise<void> {
  if (!hasAnalytics()) return;
  agreed = true;
  loading ??= load(pathname);
  const loaded = await loading.catch(reportQuietly);
  if (!loaded) {
    loading = null;
    return;
  }
  // They may have changed their mind while it was loading.
  if (!agreed) return;
  const { sdk, analytics } = loaded;
  sdk.setAnalyticsCollectionEnabled(analytics, true);
  sdk.logEvent(analytics, 'page_view', { page_location: locationOf(pathname), page_title: document.title });
}

/** For a visitor who changed their mind: nothing more is sent, and what was left in the browser goes. */
export async function stopAnalytics(): Promise<void> {
  agreed = false;
  const loaded = await loading?.catch(() => null);
  if (loaded) loaded.sdk.setAnalyticsCollectionEnabled(loaded.analytics, false);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', `; domain=${window.location.hostname}`])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** In an app of its own, so that the identity provider's does not wait for it. */
async function load(pathname: string) {
  const [{ initializeApp }, sdk] = await Promise.all([import('firebase/app'), import('firebase/analytics')]);
  if (!(await sdk.isSupported())) return null;
  const { apiKey, authDomain, projectId, appId, measurementId } = env.firebase;
  const app = initializeApp(
    { apiKey, authDomain, projectId, appId, ...(measurementId !== null && { measurementId }) },
    'analytics',
  );
  const config = {
    send_page_view: false,
    page_location: locationOf(pathname),
    // The page before may have been a page of results of this site, opened in another tab.
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  };
  return { sdk, analytics: sdk.initializeAnalytics(app, { config }) };
}

function locationOf(pathname: string): string {
  return `${window.location.origin}${pathname}`;
}
