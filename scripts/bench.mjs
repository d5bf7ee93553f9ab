// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { INTERACTIONS } from './bench/interactions.mjs';
import { browserArgs, findFullBrowser } from './lib/browser.mjs';
import { buildSite } from './lib/build.mjs';
import { markdownTable, writeToPerformanceDoc } from './lib/doc-table.mjs';
import { testSiteEnv } from './lib/e2e.mjs';
import { createSession, startAuthEmulator } from './lib/emulators.mjs';
import { hostingConfig } from './lib/hosting.mjs';
import { localPorts } from './lib/local-ports.mjs';
import { cacheFile, projectRoot } from './lib/project.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { DEMO_ACCOUNT, readSiteEnv } from './lib/site-env.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/**
 * @typedef {import('./bench/interactions.mjs').Visitor} Visitor
 * @typedef {import('./bench/interactions.mjs').Measure} Measure
 */

const LOGIN = '/login';
const [post = ''] = readdirSync(join(projectRoot, 'src/posts'));
const PAGES = {
  'Sign in': LOGIN,
  Home: '/',
  About: '/About',
  Pricing: '/Pricing',
  'An article': `/blog/${parse(post).name}`,
};
/** @type {Readonly<Record<string, Measure>>} */
const PAGE_LOADS = Object.fromEntries(
  Object.entries(PAGES).flatMap(([name, path]) => [
    [`${name}, cold`, (visitor) => loadPage(path, false, visitor)],
    [`${name}, warm`, (visitor) => loadPage(path, true, visitor)],
  ]),
);
const COLUMNS = ['P', 'FCP', 'LCP', 'TBT', 'CLS', 'kB'];

const RUNS = 5;

// Without folders, builds the site and writes the figures to docs/performance.md. With name=folder pairs, compares
// builds for the default ports, in alternating runs, so that a machine that slows down slows all of them down.
await runScript(async () => {
  const executablePath = findFullBrowser();
  const compared = process.argv.slice(2);
  const env = compared.length > 0 ? process.env : testSiteEnv('site');
  const config = readSiteEnv({}, localPorts(env));
  if (!config.local) throw new UserError('The bench measures a local build.');
  const builds = compared.length > 0 ? compared.map(namedFolder) : [await builtSite(env)];

  /** @type {import('./lib/processes.mjs').Service[]} */
  const services = [];
  try {
    await startAuthEmulator((service) => services.push(service), config.local);
    const session = await createSession(config.local.authEmulatorUrl, DEMO_ACCOUNT);
    /** @type {(Visitor & { name: string })[]} */
    const visitors = [];
    for (const { name, folder } of builds) {
      const indexHtml = readFileSync(join(folder, 'index.html'), 'utf8');
      const origin = await serveFolder(folder, hostingConfig(config, { indexHtml }));
      visitors.push({ name, origin, executablePath, session });
    }
    const loads = await medians(visitors, PAGE_LOADS);
    const inp = await medians(visitors, INTERACTIONS);
    const text = [
      `${new Date().toISOString().slice(0, 10)}, medians of ${RUNS}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}.`,
      markdownTable([['page', ...COLUMNS], ...loads]),
      markdownTable([['interaction', 'INP'], ...inp]),
    ].join('\n\n');
    console.log(`\n${text}`);
    if (compared.length === 0) await writeToPerformanceDoc('bench', text);
    return 0;
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
});

/** @param {string} pair name=folder */
function namedFolder(pair) {
  const [name = '', folder] = pair.split('=');
  if (!folder) throw new UserError(`A build to compare is given as name=folder, not ${pair}.`);
  return { name, folder: resolve(folder) };
}

/** @param {NodeJS.ProcessEnv} env */
async function builtSite(env) {
  const folder = cacheFile('bench');
  const exitCode = await buildSite(env, ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error']);
  if (exitCode !== 0) throw new UserError('The build failed.');
  return { name: '', folder };
}

/**
 * @param {readonly (Visitor & { name: string })[]} visitors one for each build
 * @param {Readonly<Record<string, Measure>>} measures
 */
async function medians(visitors, measures) {
  /** @type {Map<string, number[][]>} */
  const samples = new Map();
  for (let run = 1; run <= RUNS; run += 1)
    for (const [measureName, measure] of Object.entries(measures))
      for (const visitor of visitors) {
        const name = `${measureName} ${visitor.name}`.trim();
        const figures = await measure(visitor);
        console.log(`${run}/${RUNS} ${name}: ${figures.join(' ')}`);
        const row = samples.get(name) ?? [];
        row.push(figures);
        samples.set(name, row);
      }
  return [...samples].map(([name, rows]) => {
    const columns = rows[0] ?? [];
    return [name].concat(
      columns.map((_, index) => String(median(rows.map((row) => row[index] ?? Number.NaN)))),
    );
  });
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/**
 * Lighthouse's mobile defaults in the installed browser, with the flags that chrome-launcher gives it.
 *
 * @param {string} path
 * @param {boolean} isWarm
 * @param {Visitor} visitor
 * @returns {Promise<number[]>} in the order of COLUMNS
 */
async function loadPage(path, isWarm, visitor) {
  const { origin, executablePath, session } = visitor;
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...browserArgs(origin)],
  });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    // In the profile that Lighthouse uses, too: `browser.newPage()` would open one of its own.
    const [profile] = browser.contexts();
    if (!profile) throw new Error('The browser has no profile.');
    const page = await profile.newPage();
    await page.goto(`${origin}/robots.txt`);
    if (path !== LOGIN) await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
    for (const url of isWarm ? [origin + path, origin + path] : [])
      await page.goto(url, { waitUntil: 'networkidle' });
    await page.close();
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      disableStorageReset: true,
      onlyCategories: ['performance'],
      logLevel: 'silent',
    });
    // Now and then, a trace lacks its start.
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') return loadPage(path, isWarm, visitor);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { audits, categories } = result.lhr;
    /** @type {(id: string, digits?: number) => number} */
    const figure = (id, digits = 0) => Number(audits[id]?.numericValue?.toFixed(digits));
    return [
      Math.round(100 * (categories['performance']?.score ?? Number.NaN)),
      figure('first-contentful-paint'),
      figure('largest-contentful-paint'),
      figure('total-blocking-time'),
      figure('cumulative-layout-shift', 4),
      Math.round(figure('total-byte-weight') / 1000),
    ];
  } finally {
    chrome.kill();
  }
}
