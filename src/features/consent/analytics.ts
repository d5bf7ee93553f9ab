import type { Analytics } from 'firebase/analytics';
import { initializeApp } from 'firebase/app';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';
import { readCookies, writeCookie } from '@/lib/storage';

type Sdk = typeof import('firebase/analytics');

let agreed = false;
let loading: Promise<{ sdk: Sdk; analytics: Analytics } | null> | null = null;

/** The query parameters by which ads and mailings name their campaign. Analytics get these and no others. */
const campaignParameters = new Set(
  (
    'utm_source utm_medium utm_campaign utm_term utm_content utm_id utm_source_platform utm_creative_format ' +
    'utm_marketing_tactic gclid dclid gbraid wbraid gad_source srsltid fbclid msclkid ttclid li_fat_id twclid'
  ).split(' '),
);
/** The campaign that led to this visit, until a page view has reported it. */
let campaign = campaignOf(landingAddress());

/**
 * Counts a page view; the first one loads the SDK. The rest of the query is left out, because it may hold a search or
 * the code of an email link.
 */
export async function countPageView(pathname: string, page_title = document.title): Promise<void> {
  if (env.firebase.measurementId === null) return;
  agreed = true;
  loading ??= load(pathname);
  const loaded = await loading.catch(logError);
  if (!loaded) {
    loading = null;
    return;
  }
  // Consent may have been withdrawn while the SDK was loading.
  if (!agreed) return;
  const { sdk, analytics } = loaded;
  sdk.setAnalyticsCollectionEnabled(analytics, true);
  sdk.logEvent(analytics, 'page_view', { page_location: locationOf(pathname), page_title });
  campaign = '';
}

/** After consent is withdrawn: stops collection and deletes the cookies. */
export async function stopAnalytics(): Promise<void> {
  agreed = false;
  const loaded = await loading?.catch(() => null);
  if (loaded) loaded.sdk.setAnalyticsCollectionEnabled(loaded.analytics, false);
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
    // The referrer may be a search page of this site, with the query in its address.
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  };
  return { sdk, analytics: sdk.initializeAnalytics(app, { config }) };
}

function locationOf(pathname: string): string {
  return `${window.location.origin}${pathname}${campaign}`;
}

/** The address that the browser loaded: the visitor may have moved on before consenting. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

function campaignOf(address: string): string {
  const parameters = [...new URL(address).searchParams].filter(([name]) => campaignParameters.has(name));
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '';
}
