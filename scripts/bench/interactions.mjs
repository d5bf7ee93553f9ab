// @ts-check
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { KEY_HASH } from '../lib/certificate.mjs';
import { DEMO_ACCOUNT } from '../lib/site-env.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('../bench.mjs').Setting} Setting
 *
 * @typedef {object} Interaction each is followed by Escape
 * @property {string} [path]
 * @property {number} [width]
 * @property {(page: Page, round: number) => Promise<void>} act
 * @property {(page: Page) => Promise<void>} [before] not measured
 */

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  `--ignore-certificate-errors-spki-list=${KEY_HASH}`,
];
const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
/** Event Timing does not report shorter events. */
const MIN_EVENT_MS = 16;

/** @type {Readonly<Record<string, Interaction>>} */
const INTERACTIONS = {
  Menu: { width: 390, act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click() },
  'Drop menu': { act: (page) => page.getByRole('button', { name: 'Drop Menu' }).press('Enter') },
  'Search open': { act: (page) => page.keyboard.press('Control+k') },
  'Search keystroke': {
    before: async (page) => {
      await page.keyboard.press('Control+k');
      const input = page.getByRole('combobox', { name: 'Search the site' });
      await input.fill('pricing');
      await page.getByRole('option').first().waitFor();
      await input.fill('');
    },
    // One is misspelled, because inexact matches take longer.
    act: (page, round) =>
      page.keyboard.type(['pricing', 'security', 'speach'][round % 3] ?? '', { delay: 250 }),
  },
  Accordion: {
    path: '/Faqs',
    width: 390,
    act: (page, round) => page.locator('details > summary').nth(round).click(),
  },
  Theme: {
    act: (page, round) => {
      const name = round % 2 === 0 ? 'Dark theme' : 'Light theme';
      return page.getByRole('group', { name: 'Theme' }).first().getByRole('button', { name }).click();
    },
  },
  'Route change': {
    act: (page, round) => {
      const name = ['Projects', 'Blog', 'Services', 'About'][round % 4] ?? '';
      return page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
    },
  },
};

/**
 * INP of each interaction, and the time from pressing Login to Home. The latter includes the provider's round trip,
 * which takes next to no time here.
 *
 * @type {import('../bench.mjs').Measure[]}
 */
export const interactions = [
  ...Object.entries(INTERACTIONS).map(([name, interaction]) => ({
    name: `${name}, 4x CPU`,
    limits: { inp: { max: 50, plain: 1 } },
    measure: inp(interaction),
  })),
  { name: 'Login to Home, 4x CPU', limits: { drawn: { max: 400 } }, measure: signIn },
];

/**
 * @param {Interaction} interaction
 * @returns {import('../bench.mjs').MeasureOrigin} the mean of all rounds
 */
function inp({ path = '/', width = 1280, act, before }) {
  return (origin, setting) =>
    withPage(setting, origin, width, async (page, slowDown) => {
      await page.addInitScript(`
        slowestEvent = 0;
        new PerformanceObserver((list) => {
          for (const { interactionId, duration } of list.getEntries())
            if (interactionId) slowestEvent = Math.max(slowestEvent, duration);
        }).observe({ type: 'event', durationThreshold: ${MIN_EVENT_MS} });`);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').waitFor();
      await slowDown();
      let sum = 0;
      // The first round also loads code on demand, so it does not count.
      for (let round = 0; round <= ROUNDS; round += 1) {
        await before?.(page);
        await page.evaluate('slowestEvent = 0');
        await act(page, round);
        await setTimeout(600);
        if (round > 0) sum += Math.max(Number(await page.evaluate('slowestEvent')), MIN_EVENT_MS);
        await page.keyboard.press('Escape');
        await setTimeout(400);
      }
      return { inp: sum / ROUNDS };
    });
}

/** @type {import('../bench.mjs').MeasureOrigin} from pressing Login to the frame that shows Home, with all files cached */
function signIn(origin, setting) {
  return withPage(setting, origin, 390, async (page, slowDown) => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.evaluate('localStorage.clear()');
    const logIn = await fillLogin(page, origin);
    await slowDown();
    const drawn = page.evaluate(async () => {
      await new Promise((resolve) => {
        document.addEventListener('click', resolve, { capture: true, once: true });
      });
      const start = performance.now();
      // The address changes when the page renders; the next frame paints it.
      for (let frames = 0; frames < 2;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (location.pathname === '/' && document.querySelector('main h1')) frames += 1;
      }
      return performance.now() - start;
    });
    await logIn();
    return { drawn: await drawn };
  });
}

/**
 * Signs the demo account in through the form.
 *
 * @param {string} executablePath
 * @param {string} origin
 * @returns {Promise<Setting['session']>} the entry that the SDK stores
 */
export function storedSession(executablePath, origin) {
  return withPage({ executablePath }, origin, 390, async (page) => {
    const logIn = await fillLogin(page, origin);
    await logIn();
    const stored = await page.waitForFunction(() => {
      const entry = Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:'));
      return entry && { name: entry[0], value: String(entry[1]) };
    });
    const session = await stored.jsonValue();
    if (!session) throw new Error('The SDK stored no session.');
    return session;
  });
}

/**
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<() => Promise<void>>} presses Login
 */
async function fillLogin(page, origin) {
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill(DEMO_ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password);
  return () => page.getByRole('button', { name: 'Login', exact: true }).click();
}

/**
 * Opens a page, with the stored session if there is one.
 *
 * @template Result
 * @param {Pick<Setting, 'executablePath'> & Partial<Setting>} setting
 * @param {string} origin
 * @param {number} width
 * @param {(page: Page, slowDown: () => Promise<unknown>) => Promise<Result>} work
 */
async function withPage({ executablePath, session }, origin, width, work) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      storageState: { cookies: [], origins: [{ origin, localStorage: session ? [session] : [] }] },
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return await work(page, () => devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }));
  } finally {
    await browser.close();
  }
}
