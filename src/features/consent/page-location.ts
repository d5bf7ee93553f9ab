/** The query parameters by which ads and mailings name their campaign. Analytics get these and no others. */
const campaignParameters = new Set(
  (
    'utm_source utm_medium utm_campaign utm_term utm_content utm_id utm_source_platform utm_creative_format ' +
    'utm_marketing_tactic gclid dclid gbraid wbraid gad_source srsltid fbclid msclkid ttclid li_fat_id twclid'
  ).split(' '),
);
/** The campaign that led to this visit, until a page view has reported it. */
let campaign = campaignOf(landingAddress());

/** Call it when a page view has reported the campaign. */
export function endCampaign() {
  campaign = '';
}

/** Without a query: the referrer may be a search page of this site. */
export function referrer(): string {
  return document.referrer.replace(/[?#].*/, '');
}

/**
 * The address of a page view, with the campaign at most. The rest of the query is left out, because it may hold a search
 * or the code of an email link.
 */
export function locationOf(pathname: string): string {
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
