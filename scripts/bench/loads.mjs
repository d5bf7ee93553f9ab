// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { KEY_HASH } from '../lib/certificate.mjs';
import { waitForServer } from '../lib/emulators.mjs';
import { anyFreePort } from '../lib/local-ports.mjs';
import { median } from './report.mjs';

/**
 * @typedef {{ name: string, folder: string, server: import('./server.mjs').SiteServer }} Contender
 * @typedef {{ browser: string, runs: number, session: [string, string], match: RegExp }} Setting
 * @typedef {{ name: string, path: string, signedIn: boolean, warm: boolean, limits?: Record<string, number> }} Visit
 */

/** @type {readonly Visit[]} with limits on LCP as ratios to other contenders */
const VISITS = [
  { name: 'Login, cold', path: '/login', signedIn: false, warm: false, limits: { floor: 0.55 } },
  { name: 'Login, warm', path: '/login', signedIn: false, warm: true, limits: { usual: 1 } },
  { name: 'Home, cold', path: '/', signedIn: true, warm: false, limits: { floor: 1.25 } },
  { name: 'Home, warm', path: '/', signedIn: true, warm: true, limits: { usual: 1 } },
  { name: 'About, cold', path: '/About', signedIn: true, warm: false, limits: { floor: 1.25 } },
  { name: 'About, warm', path: '/About', signedIn: true, warm: true, limits: { usual: 1 } },
];

const UNITS = {
  js: 'kB',
  total: 'kB',
  requests: '',
  requestsUntilDrawn: '',
  thirdParty: '',
  fcp: 'ms',
  lcp: 'ms',
  tbt: 'ms',
  cls: '',
};
const TIMINGS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--ignore-certificate-errors-spki-list=${KEY_HASH}`,
];

/**
 * Every visit of every contender, in turns, so that a machine that slows down slows all of them down.
 *
 * @param {readonly Contender[]} contenders
 * @param {readonly Contender[]} own the builds of this site; the others have only a login page
 * @param {Setting} setting
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureLoads(contenders, own, setting) {
  /** @type {Map<string, Record<string, number>[]>} */
  const loads = new Map();
  const visits = VISITS.filter(({ name }) => setting.match.test(name));
  for (let run = 1; run <= setting.runs; run += 1) {
    for (const visit of visits) {
      for (const contender of visit === VISITS[0] ? contenders : own) {
        const figures = await audit(contender, visit, setting);
        const key = `${visit.name} ${contender.name}`;
        loads.set(key, [...(loads.get(key) ?? []), figures]);
        console.log(`${run}/${setting.runs} ${key}`, JSON.stringify(figures));
      }
    }
  }
  return visits.flatMap(({ name, limits = {} }) =>
    Object.entries(UNITS).map(([metric, unit]) => {
      const values = contenders.map((contender) => {
        const found =
          loads.get(`${name} ${contender.name}`) ?? loads.get(`${VISITS[0]?.name} ${contender.name}`) ?? [];
        return [contender.name, median(found.map((figures) => figures[metric] ?? Number.NaN))];
      });
      return {
        what: `${name}: ${metric}`,
        unit,
        values: Object.fromEntries(values),
        against: metric === 'lcp' ? limits : {},
      };
    }),
  );
}

/**
 * @param {Contender} site
 * @param {readonly string[]} paths
 * @param {Setting} setting
 * @returns {Promise<import('./report.mjs').Row[]>} the worst of all pages, signed in, each loaded once
 */
export async function measureEveryPage(site, paths, setting) {
  /** @type {{ path: string, figures: Record<string, number> }[]} */
  const pages = [];
  for (const path of paths) {
    const visit = { name: path, path, signedIn: true, warm: false };
    const figures = await audit(site, visit, setting, ['accessibility', 'best-practices', 'seo']);
    pages.push({ path, figures });
    console.log(path, JSON.stringify(figures));
  }
  const limits = {
    lcp: undefined,
    tbt: 100,
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  };
  return Object.entries(limits).map(([metric, limit]) => {
    const isTime = metric === 'lcp' || metric === 'tbt';
    const ranked = pages.toSorted((a, b) => (a.figures[metric] ?? 0) - (b.figures[metric] ?? 0));
    const worst = isTime ? ranked.at(-1) : ranked.at(0);
    return {
      what: `Every page, worst: ${metric} (${worst?.path})`,
      unit: isTime ? 'ms' : '',
      values: { site: worst?.figures[metric] ?? Number.NaN },
      limit,
      atLeast: !isTime,
    };
  });
}

/**
 * Lighthouse with its defaults: mobile, simulated slow 4G, 4x CPU slowdown. It loses its own trace now and then.
 *
 * @param {Contender} contender
 * @param {Visit} visit
 * @param {Setting} setting
 * @param {readonly string[]} [categories]
 * @returns {Promise<Record<string, number>>}
 */
async function audit(contender, visit, setting, categories = [], attempts = 3) {
  const { server } = contender;
  const url = server.origin + visit.path;
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await anyFreePort();
  const args = [
    ...BROWSER_ARGS,
    '--headless=new',
    `--host-resolver-rules=MAP * ${new URL(url).host}, EXCLUDE 127.0.0.1`,
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const browser = spawn(setting.browser, args, { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  try {
    await waitForServer(`http://127.0.0.1:${port}/json/version`);
    await prepare(port, url, visit, setting.session);
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      disableStorageReset: visit.warm,
      onlyCategories: ['performance', ...categories],
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    return figuresOf(result.lhr, server);
  } catch (error) {
    if (attempts === 1) throw error;
    return await audit(contender, visit, setting, categories, attempts - 1);
  } finally {
    browser.kill();
    await ended;
    removeProfile(profile);
  }
}

/**
 * The browser's child processes may still write to it, and a folder left in the temporary one does no harm.
 *
 * @param {string} profile
 */
function removeProfile(profile) {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  } catch {}
}

/**
 * Leaves the session in the browser, and for a warm visit what two earlier ones put into its cache and code cache.
 *
 * @param {number} port
 * @param {string} url
 * @param {Visit} visit
 * @param {[string, string]} session
 */
async function prepare(port, url, { signedIn, warm }, session) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser opened no page.');
  await page.goto(new URL('/robots.txt', url).href);
  if (signedIn) await page.evaluate(([key, value]) => localStorage.setItem(key, value), session);
  if (warm) await page.goto(url, { waitUntil: 'networkidle' });
  if (warm) await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  await browser.close();
}

/**
 * @param {import('lighthouse').Result} lhr
 * @param {import('./server.mjs').SiteServer} server
 */
function figuresOf({ audits, categories }, { origin, bodySize }) {
  const details = audits['network-requests']?.details;
  /** @type {{ url: string, transferSize: number, resourceType: string, networkEndTime: number }[]} */
  const listed = details && 'items' in details ? JSON.parse(JSON.stringify(details.items)) : [];
  const requests = listed.filter(({ url }) => url.startsWith('http'));
  const metrics = audits['metrics']?.details;
  const [observed] = metrics && 'items' in metrics ? JSON.parse(JSON.stringify(metrics.items)) : [];
  const own = requests.filter(({ url }) => url.startsWith(origin));
  const scripts = own.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => new URL(url));
  const paths = new Set(scripts.map(({ pathname }) => pathname));
  return {
    js: [...paths].reduce((bytes, path) => bytes + bodySize(path), 0),
    total: requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0),
    requests: own.length,
    // Answered before the largest paint, the identity provider's included.
    requestsUntilDrawn: requests.filter(
      ({ networkEndTime }) => networkEndTime <= observed?.observedLargestContentfulPaint,
    ).length,
    // The identity provider is not among them: here it is the emulator, which has no TLS.
    thirdParty: requests.filter(({ url }) => url.startsWith('https:') && !url.startsWith(origin)).length,
    ...Object.fromEntries(
      Object.entries(TIMINGS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
    ...Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
  };
}
