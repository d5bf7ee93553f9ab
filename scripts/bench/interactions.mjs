// @ts-check
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserArgs } from '../lib/browser.mjs';
import { DEMO_ACCOUNT } from '../lib/site-env.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, value: string }} Session the entry of local storage that the SDK writes
 * @typedef {{ origin: string, executablePath: string, session: Session }} Visitor
 *
 * @typedef {(visitor: Visitor) => Promise<number[]>} Measure
 */

const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
/** Event Timing does not report shorter events. */
const MIN_EVENT_MS = 16;

/** @type {Readonly<Record<string, Measure>>} */
export const INTERACTIONS = {
  Menu: inp((page) => page.getByRole('button', { name: 'Menu', exact: true }).click(), { width: 390 }),
  'Drop menu': inp((page) => page.getByRole('button', { name: 'Drop Menu' }).press('Enter')),
  'Search keystrokes': inp(async (page, round) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search the site' }).waitFor();
    // One is misspelled, because inexact matches take longer.
    await page.keyboard.type(['pricing', 'security', 'speach'][round % 3] ?? '', { delay: 250 });
  }),
  Accordion: inp((page, round) => page.locator('details > summary').nth(round).click(), { path: '/Faqs' }),
  Theme: inp((page, round) => {
    const name = round % 2 === 0 ? 'Dark theme' : 'Light theme';
    return page.getByRole('group', { name: 'Theme' }).first().getByRole('button', { name }).click();
  }),
  'Route change': inp((page, round) => {
    const name = ['Projects', 'Blog', 'Services', 'About'][round % 4] ?? '';
    return page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
  }),
};

/**
 * @param {(page: Page, round: number) => Promise<void>} act followed by Escape
 * @param {{ path?: string, width?: number }} [place]
 * @returns {Measure} the mean of the rounds' longest events; the first round also loads code, so it does not count
 */
function inp(act, { path = '/', width = 1280 } = {}) {
  return ({ origin, executablePath, session }) =>
    withPage(executablePath, origin, { width, session }, async (page) => {
      await page.addInitScript(`
      slowestEvent = 0;
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) slowestEvent = Math.max(slowestEvent, duration);
      }).observe({ type: 'event', durationThreshold: ${MIN_EVENT_MS} });`);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').waitFor();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      let sum = 0;
      for (let round = 0; round <= ROUNDS; round += 1) {
        await page.evaluate('slowestEvent = 0');
        await act(page, round);
        await setTimeout(600);
        if (round > 0) sum += Math.max(Number(await page.evaluate('slowestEvent')), MIN_EVENT_MS);
        await page.keyboard.press('Escape');
        await setTimeout(400);
      }
      return [Math.round(sum / ROUNDS)];
    });
}

/**
 * Signs the demo account in through the form.
 *
 * @param {string} executablePath
 * @param {string} origin
 * @returns {Promise<Session>}
 */
export function storedSession(executablePath, origin) {
  return withPage(executablePath, origin, {}, async (page) => {
    await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
    await page.getByLabel('Email', { exact: true }).fill(DEMO_ACCOUNT.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const stored = await page.waitForFunction(() => {
      const entry = Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:'));
      return entry ? { name: entry[0], value: String(entry[1]) } : null;
    });
    const session = await stored.jsonValue();
    if (session === null) throw new Error('The SDK stored no session.');
    return session;
  });
}

/**
 * @template Result
 * @param {string} executablePath
 * @param {string} origin
 * @param {{ width?: number, session?: Session }} options
 * @param {(page: Page) => Promise<Result>} work
 */
async function withPage(executablePath, origin, { width = 390, session }, work) {
  const browser = await chromium.launch({ executablePath, args: browserArgs(origin) });
  try {
    const storageState = { cookies: [], origins: [{ origin, localStorage: session ? [session] : [] }] };
    return await work(await browser.newPage({ viewport: { width, height: 844 }, storageState }));
  } finally {
    await browser.close();
  }
}
