// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { KEY_HASH } from '../lib/certificate.mjs';
import { inOrder, upTo } from './in-order.mjs';

export const BROWSER_ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  `--ignore-certificate-errors-spki-list=${KEY_HASH}`,
];

/**
 * A browser of its own for Lighthouse, which nothing else looks into while it measures.
 *
 * @template Result
 * @param {string} path
 * @param {string} host that answers for whoever is not on this machine
 * @param {(port: number) => Promise<Result>} work
 */
export async function withBrowser(path, host, work) {
  const folder = mkdtempSync(join(tmpdir(), 'lumenary-bench-'));
  const args = [
    ...BROWSER_ARGS,
    `--host-resolver-rules=MAP * ${host}, EXCLUDE 127.0.0.1`,
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ];
  const browser = spawn(path, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    return await work(await debuggingPort(folder));
  } finally {
    browser.kill();
    await ended;
    // Its helpers may still be writing for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/**
 * Leaves a session behind in a browser, and what a first visit puts into its cache when asked to.
 *
 * @param {number} port
 * @param {string} url
 * @param {{ session: import('./session.mjs').StoredSession | null, visited: boolean }} state
 */
export async function prepareBrowser(port, url, { session, visited }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('The browser opened no page.');
  // Nothing of the site runs here yet.
  await page.goto(new URL('/robots.txt', url).href);
  if (session) await page.evaluate(({ key, value }) => localStorage.setItem(key, value), session);
  if (visited) await inOrder(upTo(2), () => page.goto(url, { waitUntil: 'networkidle' }));
  await page.close();
  await browser.close();
}

/** @param {string} folder */
async function debuggingPort(folder) {
  const file = join(folder, 'DevToolsActivePort');
  await inOrder(upTo(300), async () => {
    if (!existsSync(file)) await setTimeout(100);
  });
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
