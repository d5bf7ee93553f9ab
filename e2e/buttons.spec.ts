import type { Locator, Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { closePanels, pressEveryButton } from './support/buttons';
import { anyPage, pageGroupsWithoutQueries, signedOutAddresses } from './support/routes';
import { dropMenuButton, footer, menu, searchDialog } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';
import { test as signedOutTest } from './support/test';
import { withRecognizer } from './tools/speech/speech-recognition-stub';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
signedOutTest.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Console errors caused by closed sign-in windows and invalid links in emails. */
const expectedErrors =
  /auth\/(popup-closed-by-user|cancelled-popup-request|invalid-action-code|missing-|network-request-failed)/;

for (const addresses of pageGroupsWithoutQueries) {
  test(`every button does something: ${addresses.join(' ')}`, async ({ page, allowConsole }) => {
    test.setTimeout(180_000);
    allowConsole(expectedErrors);
    await withRecognizer(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await visit(page, address);
        await pressEveryButton(page, {
          part: page.getByRole('main'),
          open: () => closePanels(page),
          // A tool opens when it comes near the window. Its own test presses its buttons.
          except: '[data-tool] *',
        });
        await page.evaluate(() => sessionStorage.clear());
      });
  });
}

signedOutTest('signed out: every button does something on every screen', async ({ page, allowConsole }) => {
  signedOutTest.setTimeout(240_000);
  allowConsole(expectedErrors);
  for (const address of signedOutAddresses)
    await signedOutTest.step(address, async () => {
      const open = async () => {
        await page.goto(address);
        await waitForPage(page);
      };
      await open();
      // The theme buttons and the sample messages are the same on every screen.
      const part = page.locator(address === paths.login ? '#root' : 'main');
      // The sample message that is shown at first is selected already. The providers' buttons, which alone hold a name
      // that is not translated, are pressed in the specification and pop-up specs: Chromium's renderer can crash when
      // their page is left.
      const except = 'input[type=radio][checked], button:has([translate=no])';
      const pressed = await pressEveryButton(page, { part, open, except });
      // The screen of a used verification link has only a link.
      if (!address.includes('verifyEmail')) expect(pressed).toBeGreaterThan(0);
      await page.evaluate(() => sessionStorage.clear());
    });
});

const shellParts: Record<string, (page: Page) => Promise<Locator>> = {
  'the bar': async (page) => {
    await unfold(dropMenuButton(page));
    // Opening the Drop Menu closes the account menu, which the navigation spec tests.
    await expect(page.getByRole('banner').locator(`a[href="${paths.account}"]`)).toHaveCount(0);
    return page.getByRole('banner');
  },
  'the footer': async (page) => footer(page),
  'the offer bar': async (page) => page.locator('a[href="#main"], [data-offer-bar]'),
  'the search before typing': async (page) => {
    await page.keyboard.press('Control+s');
    return searchDialog(page);
  },
  'the list of languages': async (page) => {
    // Never answered, so that choosing a language shows the loading state.
    await page.route('https://translate.google.com/**', () => undefined);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    return page.getByRole('dialog', { name: 'Language' });
  },
  'the list of shortcuts': async (page) => {
    await page.getByRole('button', { name: /shortcuts/i }).press('Enter');
    return page.getByRole('dialog', { name: /shortcuts/i });
  },
};

test('every button of the bar, the footer and the panels does something', async ({ page }) => {
  test.setTimeout(240_000);
  await visit(page, anyPage);
  for (const [name, show] of Object.entries(shellParts))
    await test.step(name, () => pressEveryButtonOf(page, show));
});

// It signs out.
test('every button of the menu does something', async ({ page }) => {
  test.setTimeout(240_000);
  await visit(page, anyPage);
  await pressEveryButtonOf(page, async () => {
    await page.keyboard.press('Control+m');
    return menu(page);
  });
});

async function pressEveryButtonOf(page: Page, show: (page: Page) => Promise<Locator>) {
  const open = async () => {
    await closePanels(page);
    const part = await show(page);
    await expect(part.first()).toBeVisible();
    return part;
  };
  const pressed = await pressEveryButton(page, { part: await open(), open });
  expect(pressed).toBeGreaterThan(0);
}

async function unfold(button: Locator) {
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}
