// @ts-check
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { anyFreePort } from '../lib/local-ports.mjs';
import { BROWSER_ARGS } from './interactions.mjs';

/**
 * @typedef {import('../bench.mjs').Setting} Setting
 * @typedef {import('../bench.mjs').Measure} Measure
 */

/** Lighthouse fails now and then because its trace is incomplete. */
const ATTEMPTS = 3;

/** @type {Readonly<Record<string, { path: string, js: number, lcp: number }>>} `js` in bytes, `lcp` as a multiple of the floor's */
const PAGES = {
  Login: { path: '/login', js: 110_000, lcp: 0.55 },
  Home: { path: '/', js: 150_000, lcp: 1.25 },
  About: { path: '/About', js: 150_000, lcp: 1.25 },
};

/**
 * Page loads with Lighthouse's defaults: mobile, simulated slow 4G, 4x CPU slowdown.
 *
 * @param {Setting} setting
 * @returns {Measure[]}
 */
export function loadMeasures(setting) {
  const limits = { tbt: { max: 100, plain: 1 }, cls: { max: 0.001 } };
  return Object.entries(PAGES).flatMap(([name, { path, js, lcp }]) => [
    {
      name: `${name}, cold`,
      withFloor: true,
      limits: { ...limits, lcp: { floor: lcp }, js: { max: js }, requests: { max: 9 } },
      measure: (origin) => audit(origin, path, false, setting),
    },
    {
      name: `${name}, warm`,
      limits: { ...limits, lcp: { plain: 1 } },
      measure: (origin) => audit(origin, path, true, setting),
    },
  ]);
}

/**
 * @param {string} origin
 * @param {string} path
 * @param {boolean} isWarm
 * @param {Setting} setting
 * @returns {Promise<Record<string, number>>}
 */
async function audit(origin, path, isWarm, setting, attempt = 1) {
  const { executablePath, session } = setting;
  const port = await anyFreePort();
  const resolver = `--host-resolver-rules=MAP * ${new URL(origin).host}, EXCLUDE 127.0.0.1`;
  const args = [...BROWSER_ARGS, resolver, `--remote-debugging-port=${port}`];
  const browser = await chromium.launchPersistentContext('', { executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/robots.txt`);
    if (path !== PAGES['Login']?.path)
      await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
    // The second visit fills the code cache.
    for (const url of isWarm ? [origin + path, origin + path] : [])
      await page.goto(url, { waitUntil: 'networkidle' });
    await page.close();
    const flags = { port, disableStorageReset: isWarm, onlyCategories: ['performance'] };
    const result = await lighthouse(origin + path, { ...flags, logLevel: 'silent', output: 'json' });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    return figuresOf(result.lhr, origin);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return await audit(origin, path, isWarm, setting, attempt + 1);
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('lighthouse').Result} lhr
 * @param {string} origin
 */
function figuresOf({ audits }, origin) {
  const [painted] = detailsOf(audits['largest-contentful-paint-element']?.details);
  if (JSON.stringify(painted).includes('Loading...')) throw new Error('The largest paint is not the page.');
  const [observed] = detailsOf(audits['metrics']?.details);
  const requests = detailsOf(audits['network-requests']?.details).filter(({ url }) => url.startsWith('http'));
  const scripts = requests.filter(
    ({ url, resourceType }) => url.startsWith(origin) && resourceType === 'Script',
  );
  /** @param {string} id */
  const numberOf = (id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    // Completed before the largest paint, requests to the identity provider included.
    requests: requests.filter(
      ({ networkEndTime }) => networkEndTime <= observed?.['observedLargestContentfulPaint'],
    ).length,
    js: scripts.reduce((bytes, { transferSize }) => bytes + transferSize, 0),
  };
}

/**
 * @param {object | undefined} details of an audit
 * @returns {any[]}
 */
function detailsOf(details = {}) {
  return 'items' in details && Array.isArray(details.items) ? details.items : [];
}
