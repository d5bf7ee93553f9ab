import { endCampaign, locationOf, referrer } from './page-location';

/** Counts a page view. Plausible gets no cookie and sets none. An ad blocker may stop the request. */
export async function countPageView(pathname: string): Promise<void> {
  if (__PLAUSIBLE__ === null) return;
  const { domain, endpoint } = __PLAUSIBLE__;
  const view = { name: 'pageview', url: locationOf(pathname), domain, referrer: referrer() };
  endCampaign();
  // As text, which needs no preflight request.
  const body = JSON.stringify(view);
  await fetch(endpoint, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  );
}
