import { test as base, expect } from '@playwright/test';
import { createUser, type User } from '../support/accounts';
import { SESSION_KEY, sessionOf } from '../support/session';
import { startFirefox } from './firefox';
import { controlTab, type Tab, type Target } from './tab';
import { startWebKit } from './webkit';

export { expect };

const starters = { firefox: startFirefox, webkit: startWebKit } as const;

export interface EngineOptions {
  readonly engine: { readonly name: keyof typeof starters; readonly executablePath: string };
}

interface Visitor {
  /** Wide, signed out and with nothing stored. */
  readonly tab: Tab;
  /** Signs the tab in without the login form and opens an address. */
  readonly openSignedIn: (address: string) => Promise<void>;
}

interface Worker extends EngineOptions {
  readonly opened: Tab;
  readonly user: User;
}

/** One browser for all tests of an engine, because starting one takes seconds. Every test expects no errors. */
export const test = base.extend<Visitor, Worker>({
  engine: [
    { name: 'firefox', executablePath: '' },
    { option: true, scope: 'worker' },
  ],
  opened: [
    async ({ engine }, provide) => {
      const tab = controlTab(await starters[engine.name](engine.executablePath));
      await provide(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  user: [async ({}, provide) => provide(await createUser({ verified: true })), { scope: 'worker' }],
  tab: async ({ opened }, provide) => {
    await opened.resize(1440, 900);
    await store(opened, {});
    await provide(opened);
    expect(await pageErrors(opened)).toEqual([]);
  },
  openSignedIn: async ({ tab, user }, provide) => {
    await provide(async (address) => {
      await store(tab, { [SESSION_KEY]: await sessionOf(user) });
      await open(tab, address);
    });
  },
});

/** Loads an address and waits for its page. */
export async function open(tab: Tab, address: string) {
  await tab.goto(address);
  await seePage(tab);
}

export async function reload(tab: Tab) {
  await tab.reload();
  await seePage(tab);
}

/** Waits until the app runs. */
const seePage = (tab: Tab) => see(tab, { css: 'html:not([data-boot]) h1' });

export async function see(tab: Tab, target: Target) {
  await expect(async () => {
    expect(await tab.isVisible(target), JSON.stringify(target)).toBe(true);
  }).toPass({ timeout: 20_000 });
}

export async function seeNot(tab: Tab, target: Target) {
  await expect.poll(() => tab.isVisible(target), `no ${JSON.stringify(target)}`).toBe(false);
}

/** Clicks a target once it is there. Tries again if React replaces or covers it meanwhile, as Playwright's click does. */
export async function click(tab: Tab, target: Target) {
  await see(tab, target);
  await expect(() => tab.click(target)).toPass({ timeout: 10_000 });
}

export async function expectPath(tab: Tab, path: string) {
  await expect.poll(() => tab.evaluate(() => location.pathname + location.hash)).toBe(path);
  await see(tab, { css: 'main h1' });
}

export function pageErrors(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => window.pageErrors?.splice(0) ?? []);
}

async function store(tab: Tab, values: Record<string, string>) {
  await tab.goto('/robots.txt');
  await tab.evaluate((values) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
}
