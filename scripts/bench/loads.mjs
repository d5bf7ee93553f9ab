// @ts-check
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import getPort from 'get-port';
import { BROWSER_ARGS } from './interactions.mjs';

/** Lighthouse sometimes fails because its trace is incomplete. */
const ATTEMPTS = 3;
const LOGIN = '/login';

/** `lcp` as a multiple of the floor's. */
const PAGES = [
  { name: 'Login', path: LOGIN, lcp: 0.55 },
  { name: 'Home', path: '/', lcp: 1.25 },
  { name: 'About', path: '/About', lcp: 1.25 },
];
const limits = { tbt: { max: 100, plain: 1 }, cls: { max: 0.001 } };

/**
 * Page loads with Lighthouse's defaults: mobile, simulated slow 4G, 4x CPU slowdown. Warm loads are slowed down for
 * real: without downloads, the CPU decides, and the simulation of the plain build leaves out the evaluation of its script.
 *
 * @type {import('../bench.mjs').Measure[]}
 */
export const pageLoads = PAGES.flatMap(({ name, path, lcp }) => [
  {
    name: `${name}, cold`,
    withFloor: true,
    limits: { ...limits, lcp: { floor: lcp }, requests: { max: 9 } },
    measure: (origin, setting) => audit(origin, path, false, setting),
  },
  {
    name: `${name}, warm, applied throttling`,
    limits: { ...limits, lcp: { plain: 1 } },
    measure: (origin, setting) => audit(origin, path, true, setting),
  },
]);

/**
 * @param {string} origin
 * @param {string} path
 * @param {boolean} isWarm
 * @param {import('../bench.mjs').Setting} setting
 * @returns {Promise<Record<string, number>>}
 */
async function audit(origin, path, isWarm, setting, attempt = 1) {
  const { executablePath, session, isHttp1 } = setting;
  const port = await getPort();
  const resolver = `--host-resolver-rules=MAP * ${new URL(origin).host}, EXCLUDE 127.0.0.1`;
  const args = [...BROWSER_ARGS, resolver, `--remote-debugging-port=${port}`];
  if (isHttp1) args.push('--disable-http2');
  const browser = await chromium.launchPersistentContext('', { executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/robots.txt`);
    if (path !== LOGIN) await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
    // The second visit fills the code cache.
    for (const url of isWarm ? [origin + path, origin + path] : [])
      await page.goto(url, { waitUntil: 'networkidle' });
    await page.close();
    const result = await lighthouse(origin + path, {
      port,
      disableStorageReset: isWarm,
      throttlingMethod: isWarm ? 'devtools' : 'simulate',
      onlyCategories: ['performance'],
      logLevel: 'silent',
      output: 'json',
    });
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
function figuresOf({ audits, categories }, origin) {
  /** @type {(id: string) => any[]} */
  const itemsOf = (id) => {
    const details = audits[id]?.details ?? {};
    return 'items' in details && Array.isArray(details.items) ? details.items : [];
  };
  /** @type {(id: string) => number} */
  const numberOf = (id) => audits[id]?.numericValue ?? Number.NaN;
  const [painted] = itemsOf('largest-contentful-paint-element');
  if (JSON.stringify(painted).includes('Loading...')) throw new Error('The largest paint is not the page.');
  const [observed] = itemsOf('metrics');
  const requests = itemsOf('network-requests').filter(({ url }) => url.startsWith('http'));
  const scripts = requests.filter(
    ({ url, resourceType }) => url.startsWith(origin) && resourceType === 'Script',
  );
  return {
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    score: 100 * (categories['performance']?.score ?? Number.NaN),
    // Completed before the largest paint, including requests to the identity provider.
    requests: requests.filter(
      ({ networkEndTime }) => networkEndTime <= observed?.['observedLargestContentfulPaint'],
    ).length,
    js: scripts.reduce((bytes, { transferSize }) => bytes + transferSize, 0),
  };
}
