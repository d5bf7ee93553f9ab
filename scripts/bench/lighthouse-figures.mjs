// @ts-check

/**
 * @typedef {object} Load figures of one page load
 * @property {number} js brotli bytes of all scripts
 * @property {number} total bytes on the wire, headers included
 * @property {number} requests to the site itself
 * @property {number} identity requests to the identity provider, which the emulator stands in for
 * @property {number} thirdParty requests to anybody else
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} tbt
 * @property {number} cls
 * @property {number} longTasks
 * @property {number} performance
 *
 * @typedef {{ accessibility: number, 'best-practices': number, seo: number }} Scores
 * @typedef {{ url: string, transferSize?: number, resourceType?: string }} Request
 */

/** @param {import('lighthouse').Result} lhr */
export function timings({ audits, categories }) {
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    longTasks: items(audits['long-tasks']).length,
    performance: (categories['performance']?.score ?? 0) * 100,
  };
}

/**
 * @param {import('lighthouse').Result} lhr
 * @param {import('./static-server.mjs').SiteServer} server
 * @param {string} identityOrigin
 */
export function traffic({ audits }, server, identityOrigin) {
  const requests = items(audits['network-requests']).filter(({ url }) => /^https?:/.test(url));
  const own = requests.filter(({ url }) => new URL(url).origin === server.origin);
  const identity = requests.filter(({ url }) => new URL(url).origin === identityOrigin);
  const scripts = new Set(
    own.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => new URL(url).pathname),
  );
  return {
    js: [...scripts].reduce((bytes, path) => bytes + server.bodySize(path), 0),
    total: requests.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0),
    requests: own.length,
    identity: identity.length,
    thirdParty: requests.length - own.length - identity.length,
  };
}

/**
 * @param {import('lighthouse').Result} lhr
 * @returns {Scores}
 */
export function scores({ categories }) {
  /** @param {string} id */
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/**
 * @param {import('lighthouse').Result} lhr
 * @returns {string[]} what cost points outside of speed
 */
export function failedAudits({ audits, categories }) {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
}

/**
 * @param {import('lighthouse').Result} lhr
 * @param {readonly string[]} known origins
 * @returns {string[]} the third parties that were asked for something
 */
export function strangers({ audits }, known) {
  const urls = items(audits['network-requests']).map(({ url }) => url);
  const origins = urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
  return [...new Set(origins)].filter((origin) => !known.includes(origin));
}

/**
 * @param {import('lighthouse').Result['audits'][string] | undefined} audit
 * @returns {Request[]}
 */
function items(audit) {
  return audit?.details && 'items' in audit.details ? JSON.parse(JSON.stringify(audit.details.items)) : [];
}
