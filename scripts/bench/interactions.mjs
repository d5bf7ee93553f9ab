// @ts-check
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserArgs } from '../lib/browser.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ origin: string, executablePath: string, session: { name: string, value: string } }} Visitor `session` is an
 *   entry of local storage
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
  return (visitor) =>
    withPage(visitor, width, async (page) => {
      await page.addInitScript(`
      slowestEvent = 0;
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) slowestEvent = Math.max(slowestEvent, duration);
      }).observe({ type: 'event', durationThreshold: ${MIN_EVENT_MS} });`);
      await page.goto(visitor.origin + path, { waitUntil: 'networkidle' });
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
 * @param {Visitor} visitor
 * @param {number} width
 * @param {(page: Page) => Promise<number[]>} work
 */
async function withPage({ origin, executablePath, session }, width, work) {
  const browser = await chromium.launch({ executablePath, args: browserArgs(origin) });
  try {
    const storageState = { cookies: [], origins: [{ origin, localStorage: [session] }] };
    return await work(await browser.newPage({ viewport: { width, height: 844 }, storageState }));
  } finally {
    await browser.close();
  }
}
