import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArgs, findFullBrowser } from './lib/browser.ts';
import { createSession, startAuthEmulator } from './lib/emulators.ts';
import { readPosts } from './lib/posts.ts';
import { distDir, UserError } from './lib/project.ts';
import { buildSite } from './lib/site-build.ts';
import { DEMO_ACCOUNT, loadSiteConfig } from './lib/site-env.ts';
import { serveSecurely } from './lib/site-server.ts';

/** A visitor of one build. */
interface Visitor {
  readonly name: string;
  readonly origin: string;
  readonly executablePath: string;
  /** An entry of local storage. */
  readonly session: Readonly<Record<'name' | 'value', string>>;
}
type Figures = Record<string, number>;

const RUNS = 5;
const TRIES = 3;
const LOGIN = '/login';
const [post] = readPosts();
const PAGES = {
  'Sign in': LOGIN,
  Home: '/',
  About: '/About',
  ...(post && { 'An article': `/blog/${post.slug}` }),
};

/**
 * Measures `dist` or, with name=folder pairs, compares builds for the default ports, in alternating runs, so that a
 * machine that slows down slows all of them down.
 */
export default async function bench(): Promise<never> {
  const executablePath = findFullBrowser();
  const config = loadSiteConfig('production');
  if (!config.local) throw new UserError('The bench measures a local build: empty the settings in .env.');
  const compared = process.argv.slice(2);
  if (compared.length === 0) await buildSite();
  const builds = compared.length > 0 ? compared.map(namedFolder) : [{ name: '', folder: distDir }];

  await startAuthEmulator(config.local);
  const session = await createSession(config.local.authEmulatorUrl, DEMO_ACCOUNT);
  const visitors: Visitor[] = [];
  for (const { name, folder } of builds)
    visitors.push({ name, origin: await serveSecurely(folder, config), executablePath, session });
  console.table(await medians(visitors));
  // The emulator is still listening.
  process.exit();
}

function namedFolder(pair: string) {
  const [name = '', folder] = pair.split('=');
  if (!folder) throw new UserError(`A build to compare is given as name=folder, not ${pair}.`);
  return { name, folder: resolve(folder) };
}

async function medians(visitors: readonly Visitor[]): Promise<Record<string, Figures>> {
  const samples: Record<string, Figures[]> = {};
  for (let run = 1; run <= RUNS; run += 1)
    for (const [page, path] of Object.entries(PAGES))
      for (const isWarm of [false, true])
        for (const visitor of visitors) {
          const name = `${page}, ${isWarm ? 'warm' : 'cold'} ${visitor.name}`.trim();
          const figures = await loadPage(path, isWarm, visitor);
          console.log(`${run}/${RUNS} ${name}`, figures);
          (samples[name] ??= []).push(figures);
        }
  return Object.fromEntries(Object.entries(samples).map(([name, rows]) => [name, mediansOf(rows)]));
}

function mediansOf(rows: readonly Figures[]): Figures {
  const median = Math.floor((rows.length - 1) / 2);
  const sorted = (key: string) => rows.map((row) => row[key] ?? 0).toSorted((a, b) => a - b);
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((key) => [key, sorted(key)[median] ?? 0]));
}

/** Lighthouse's mobile defaults in the installed browser, with the flags that chrome-launcher gives it. */
async function loadPage(path: string, isWarm: boolean, visitor: Visitor, tries = TRIES): Promise<Figures> {
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
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1)
      return await loadPage(path, isWarm, visitor, tries - 1);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { audits, categories } = result.lhr;
    const figure = (id: string, digits = 0) => Number(audits[id]?.numericValue?.toFixed(digits));
    return {
      P: Math.round(100 * (categories['performance']?.score ?? Number.NaN)),
      FCP: figure('first-contentful-paint'),
      LCP: figure('largest-contentful-paint'),
      TBT: figure('total-blocking-time'),
      CLS: figure('cumulative-layout-shift', 4),
      kB: Math.round(figure('total-byte-weight') / 1000),
    };
  } finally {
    chrome.kill();
  }
}
