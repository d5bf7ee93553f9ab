import type { Locator, Page } from '@playwright/test';
import { noteNewTabs, pressEverything, type Tally } from './support/crawl';
import { pageAddresses, signedOutAddresses, variants } from './support/routes';
import { dropMenuButton, menu } from './support/shell';
import { arrived, expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';

test.use({ counted: false });
signedOutTest.use({ counted: false });

const START = '/projects';
const expectedErrors = /auth\/(popup-closed-by-user|cancelled-popup-request|invalid-action-code|missing-)/;

async function closePanels(page: Page) {
  const dialogs = page.locator('dialog');
  while ((await dialogs.count()) > 0) {
    const left = (await dialogs.count()) - 1;
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(left);
  }
  for (const dismiss of await page.getByRole('button', { name: 'Dismiss', exact: true }).all())
    await dismiss.click();
}

function report(what: string, { links, buttons }: Tally) {
  console.log(`${what}: ${links} links and ${buttons} buttons used`);
  expect(links + buttons, 'controls that were used').toBeGreaterThan(0);
}

for (const address of [...pageAddresses, ...variants]) {
  test(`${address}: everything in the page can be used`, async ({ page, allowConsole }) => {
    test.setTimeout(240_000);
    allowConsole(expectedErrors);
    await noteNewTabs(page);
    await visit(page, address);
    const tally = await pressEverything(page, {
      part: page.getByRole('main'),
      open: async () => {
        await closePanels(page);
        await arrived(page);
      },
    });
    report(address, tally);
  });
}

async function unfold(button: Locator) {
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

const shellParts: Record<string, (page: Page) => Promise<Locator>> = {
  'the bar and the Drop Menu': async (page) => {
    await unfold(dropMenuButton(page));
    // Opening one closes the other, which has a test of its own.
    await expect(page.getByRole('banner').locator('a[href="/account"]')).toHaveCount(0);
    return page.getByRole('banner');
  },
  'the account menu': async (page) => {
    await unfold(page.getByRole('button', { name: 'Account menu' }));
    return page.getByRole('banner').locator('div:has(> [aria-label="Account menu"])');
  },
  'the footer': async (page) => page.getByRole('contentinfo'),
  'what lies around the page': async (page) => {
    await page.evaluate(() => localStorage.removeItem('offer-bar-dismissed'));
    return page.locator('#root > div > :is(a, aside)');
  },
  'the menu': async (page) => {
    await page.keyboard.press('Control+m');
    return menu(page);
  },
  'the search before anything is typed': async (page) => {
    await page.keyboard.press('Control+s');
    return page.getByRole('dialog', { name: 'Search' });
  },
  'the search with answers': async (page) => {
    await page.keyboard.press('Control+s');
    await page.keyboard.type('chatbot');
    await expect(page.getByRole('option').first()).toBeVisible();
    return page.getByRole('dialog', { name: 'Search' });
  },
  'the search without answers': async (page) => {
    await page.keyboard.press('Control+s');
    await page.keyboard.type('zzzzzz');
    await expect(page.getByText(/Nothing/).first()).toBeVisible();
    return page.getByRole('dialog', { name: 'Search' });
  },
  'the languages': async (page) => {
    // Never answered, so that what is chosen is seen to be under way.
    await page.route('https://translate.google.com/**', () => undefined);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    return page.getByRole('dialog', { name: 'Language' });
  },
  'the shortcuts': async (page) => {
    await page.getByRole('button', { name: /shortcuts/i }).press('Enter');
    return page.getByRole('dialog', { name: /shortcuts/i });
  },
};

for (const [name, bring] of Object.entries(shellParts)) {
  test(`everything in ${name} can be used`, async ({ page }) => {
    test.setTimeout(240_000);
    await noteNewTabs(page);
    await visit(page, START);
    const open = async () => {
      await closePanels(page);
      await arrived(page);
      const part = await bring(page);
      await expect(part.first()).toBeVisible();
      return part;
    };
    report(name, await pressEverything(page, { part: await open(), open }));
  });
}

for (const address of signedOutAddresses) {
  signedOutTest(`${address}, signed out: everything can be used`, async ({ page, allowConsole }) => {
    test.setTimeout(240_000);
    allowConsole(expectedErrors);
    await noteNewTabs(page);
    const open = async () => {
      await page.goto(address);
      await arrived(page);
    };
    await open();
    report(`${address}, signed out`, await pressEverything(page, { part: page.locator('#root'), open }));
  });
}
