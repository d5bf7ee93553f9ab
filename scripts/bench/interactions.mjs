// @ts-check
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { DEMO_ACCOUNT } from '../lib/site-env.mjs';
import { BROWSER_ARGS } from './loads.mjs';
import { mean, quantile } from './report.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./loads.mjs').Contender} Contender
 * @typedef {import('./loads.mjs').Setting} Setting
 *
 * @typedef {object} Interaction
 * @property {string} [path]
 * @property {number} [width]
 * @property {(page: Page, round: number) => Promise<void>} act
 * @property {(page: Page) => Promise<void>} [before] not measured
 */

const CPU_SLOWDOWN = 4;
const ROUNDS = 3;
/** In addition to the provider's round trip, which takes next to no time here. */
const SIGN_IN_LIMIT_MS = 400;
/** Event Timing does not report shorter events. */
const SHORTEST_MS = 16;

/** @type {Readonly<Record<string, Interaction>>} each is followed by Escape */
const INTERACTIONS = {
  menu: { width: 390, act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click() },
  'drop menu': { act: (page) => page.getByRole('button', { name: 'Drop Menu' }).press('Enter') },
  'search open': { act: (page) => page.keyboard.press('Control+k') },
  'search keystroke': {
    before: async (page) => {
      await page.keyboard.press('Control+k');
      const input = page.getByRole('combobox', { name: 'Search the site' });
      await input.fill('p');
      await page.getByRole('option').first().waitFor();
      await input.fill('');
    },
    act: (page, round) =>
      page.keyboard.type(['pricing', 'security', 'speach'][round % 3] ?? '', { delay: 250 }),
  },
  accordion: {
    path: '/Faqs',
    width: 390,
    act: (page, round) => page.locator('details > summary').nth(round).click(),
  },
  theme: {
    act: async (page, round) => {
      const name = round % 2 === 0 ? 'Dark theme' : 'Light theme';
      await page.getByRole('group', { name: 'Theme' }).first().getByRole('button', { name }).click();
    },
  },
  'route change': {
    act: async (page, round) => {
      const name = ['Projects', 'Blog', 'Services', 'About'][round % 4] ?? '';
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
    },
  },
};

/**
 * INP of each interaction and the time from pressing Login to Home, with the CPU slowed down. Contenders take turns.
 *
 * @param {readonly Contender[]} contenders
 * @param {Setting} setting
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureInteractions(contenders, setting) {
  /** @type {Record<string, (contender: Contender) => Promise<number[]>>} */
  const measures = {
    'Login pressed to Home drawn': (contender) => signIn(contender, setting, false),
    'Login pressed to Home drawn, 4x CPU': (contender) => signIn(contender, setting, true),
  };
  for (const [name, interaction] of Object.entries(INTERACTIONS))
    measures[`INP of ${name}, 4x CPU`] = (contender) => inp(contender, interaction, setting);
  const chosen = Object.entries(measures).filter(([what]) => setting.match.test(what));
  /** @type {Map<string, number[]>} */
  const samples = new Map();
  for (let run = 1; run <= setting.runs; run += 1) {
    for (const [what, measure] of chosen) {
      for (const contender of contenders) {
        const found = await measure(contender);
        const key = `${what} ${contender.name}`;
        samples.set(key, [...(samples.get(key) ?? []), ...found]);
        console.log(`${run}/${setting.runs} ${key}: ${found.map(Math.round).join(' ')}`);
      }
    }
  }
  return chosen.flatMap(([what]) => {
    /** @param {(values: readonly number[]) => number} summarize */
    const values = (summarize) =>
      Object.fromEntries(
        contenders.map(({ name }) => [name, summarize(samples.get(`${what} ${name}`) ?? [])]),
      );
    const limit = what.startsWith('INP') ? 50 : what.endsWith('drawn') ? SIGN_IN_LIMIT_MS : undefined;
    const percentile = values((all) => quantile(all, 0.75));
    return [
      { what: `${what}, p75`, unit: 'ms', values: percentile, limit, against: { usual: 1 } },
      { what: `${what}, mean`, unit: 'ms', values: values(mean) },
    ];
  });
}

/**
 * @param {Contender} contender
 * @param {Interaction} interaction
 * @param {Setting} setting
 */
function inp({ server }, { path = '/', width = 1280, act, before }, setting) {
  return withPage(setting, server.origin, width, async (page, slowDown) => {
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'slowestEvent', 0);
      new PerformanceObserver((list) => {
        const durations = list
          .getEntries()
          .filter((entry) => Reflect.get(entry, 'interactionId'))
          .map(({ duration }) => duration);
        Reflect.set(
          globalThis,
          'slowestEvent',
          Math.max(Reflect.get(globalThis, 'slowestEvent'), ...durations),
        );
      }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    });
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').waitFor();
    await slowDown();
    const durations = [];
    // The first round also loads what is loaded on demand, so it does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      await before?.(page);
      await page.evaluate('slowestEvent = 0');
      await act(page, round);
      await setTimeout(600);
      durations.push(Math.max(Number(await page.evaluate('slowestEvent')), SHORTEST_MS));
      await page.keyboard.press('Escape');
      await setTimeout(400);
    }
    return durations.slice(1);
  });
}

/**
 * From pressing Login to the frame that shows Home, with the files of both in the cache.
 *
 * @param {Contender} contender
 * @param {Setting} setting
 * @param {boolean} isSlow
 */
function signIn({ server }, setting, isSlow) {
  return withPage(setting, server.origin, 390, async (page, slowDown) => {
    await page.goto(server.origin, { waitUntil: 'networkidle' });
    await page.evaluate('localStorage.clear()');
    const logIn = await fillLogin(page, server.origin);
    if (isSlow) await slowDown();
    const drawn = page.evaluate(async () => {
      await new Promise((resolve) =>
        document.addEventListener('click', resolve, { capture: true, once: true }),
      );
      const start = performance.now();
      // The address changes when the page renders; the next frame paints it.
      let frames = 0;
      while (frames < 2) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (location.pathname === '/' && document.querySelector('main h1')) frames += 1;
      }
      return performance.now() - start;
    });
    await logIn();
    return [await drawn];
  });
}

/**
 * Opens a browser with the session stored.
 *
 * @template Result
 * @param {Setting} setting
 * @param {string} origin
 * @param {number} width
 * @param {(page: Page, slowDown: () => Promise<unknown>) => Promise<Result>} work
 */
async function withPage({ browser: executablePath, session: [name, value] }, origin, width, work) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      storageState: { cookies: [], origins: [{ origin, localStorage: [{ name, value }] }] },
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return await work(page, () => devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }));
  } finally {
    await browser.close();
  }
}

/**
 * Signs the demo account in through the form.
 *
 * @param {string} executablePath
 * @param {string} origin
 * @returns {Promise<[string, string]>} what the SDK stores: a key of localStorage and its value
 */
export async function storedSession(executablePath, origin) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    const logIn = await fillLogin(page, origin);
    await logIn();
    const stored = await page.waitForFunction(() =>
      Object.entries(localStorage).find(([name]) => name.startsWith('firebase:authUser:')),
    );
    const [key, value] = (await stored.jsonValue()) ?? [];
    if (key === undefined || typeof value !== 'string') throw new Error('The SDK stored no session.');
    return [key, value];
  } finally {
    await browser.close();
  }
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
