// @ts-check
import { chromium } from '@playwright/test';
import { browserArgs } from './browser.mjs';

/**
 * @typedef {'html' | 'js' | 'css' | 'font' | 'image' | 'data'} FileType
 * @typedef {{ page: string, requests: number, thirdParty: number } & Record<FileType, number>} Visit sizes in bytes
 */

/** @type {readonly FileType[]} */
export const FILE_TYPES = ['html', 'js', 'css', 'font', 'image', 'data'];
/** @type {Readonly<Record<string, FileType>>} by Chromium's resource type */
const TYPES = { document: 'html', script: 'js', stylesheet: 'css', font: 'font', image: 'image' };
const HOUR_MS = 3_600_000;
/** How many pages are open at the same time: a visit mostly waits for the network to be idle. */
const MAX_OPEN = 3;

/**
 * Opens every page that links lead to, each with an empty cache, and adds up what the browser requests until the
 * network is idle: the bodies of the answers, as sent.
 *
 * @param {string} origin
 * @param {string} executablePath
 * @param {string} start
 * @param {string | null} apiKey of the Firebase project, for a signed-in visitor
 * @returns {Promise<Visit[]>}
 */
export async function firstVisits(origin, executablePath, start, apiKey) {
  const browser = await chromium.launch({ executablePath, args: browserArgs(origin) });
  /** @type {Visit[]} */
  const visits = [];
  /** By address in lower case, because some paths differ only in letter case. */
  const paths = new Map([[start.toLowerCase(), start]]);
  try {
    while (visits.length < paths.size) {
      const next = [...paths.values()].slice(visits.length, visits.length + MAX_OPEN);
      const results = await Promise.all(next.map((path) => visitPage(browser, origin, path, apiKey)));
      visits.push(...results.map(({ visit }) => visit));
      for (const link of results.flatMap(({ links }) => links))
        if (!paths.has(link.toLowerCase())) paths.set(link.toLowerCase(), link);
    }
    return visits.toSorted((a, b) => a.page.localeCompare(b.page));
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} path
 * @param {string | null} apiKey
 */
async function visitPage(browser, origin, path, apiKey) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  /** @type {Visit} */
  const visit = {
    page: path,
    html: 0,
    js: 0,
    css: 0,
    font: 0,
    image: 0,
    data: 0,
    requests: 0,
    thirdParty: 0,
  };
  context.on('response', (response) => {
    if (!response.url().startsWith(origin)) return;
    visit[TYPES[response.request().resourceType()] ?? 'data'] += Number(
      response.headers()['content-length'] ?? 0,
    );
  });
  context.on('request', (request) => {
    const isOwn = request.url().startsWith(origin);
    if (isOwn) visit.requests += 1;
    else if (request.url().startsWith('http')) visit.thirdParty += 1;
  });
  if (apiKey !== null)
    await context.addInitScript(storeSession, { apiKey, expirationTime: Date.now() + HOUR_MS });
  try {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    const paths = links.map((link) => new URL(link, origin).pathname);
    return { visit, links: paths.filter((found) => !/\.\w+$/.test(found)) };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. The provider cannot be reached, and then the site trusts a stored session.
 *
 * @param {{ apiKey: string, expirationTime: number }} session
 */
function storeSession({ apiKey, expirationTime }) {
  const tokens = { refreshToken: 'token', accessToken: 'token', expirationTime };
  const user = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada Example', emailVerified: true };
  const session = { ...user, isAnonymous: false, providerData: [], stsTokenManager: tokens, apiKey };
  const stored = JSON.stringify({ ...session, appName: '[DEFAULT]' });
  localStorage.setItem(`firebase:authUser:${apiKey}:[DEFAULT]`, stored);
}
