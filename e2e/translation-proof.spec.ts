import type { Page } from '@playwright/test';
import { paths } from '../src/site/paths';
import { openSignedIn } from './support/search';
import { expect, test } from './support/test';
import { chooseLanguage, languagePicker, pageHeading, withTranslator } from './support/translation';

const { benefits, ...single } = paths;
const addresses = [...Object.values(single), ...Object.values(benefits)].filter(
  (path) => !path.includes('#'),
);

test('translated, every page opens and every moving part still moves', async ({ page }) => {
  test.setTimeout(180_000);
  await withTranslator(page.context());
  const user = await openSignedIn(page, '/');
  await chooseLanguage(page, 'Français');
  await expect(pageHeading(page)).toContainText('fr:');

  for (const path of addresses) {
    await navigate(page, path);
    await expect(page.locator('main h1').first()).toContainText('fr:');
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
    for (const button of await page.locator('main button[aria-expanded]').all()) {
      await button.click();
      await button.click();
    }
  }

  await navigate(page, '/Offer');
  const countdown = page.getByRole('timer');
  const before = await countdown.innerText();
  await expect(countdown).not.toHaveText(before);
  await navigate(page, '/');
  const tasks = page.locator('main dd[translate="no"]').nth(1);
  const done = await tasks.innerText();
  await expect(tasks).not.toHaveText(done);

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox');
  for (const query of ['p', 'pr', 'pri', 'chatbot', 'zzqqxxj', '']) {
    await search.fill(query);
    if (query === 'chatbot') await expect(page.getByRole('option').first()).toContainText('fr:');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /Account/ }).click();
  await page
    .getByRole('button', { name: /Sign out/ })
    .first()
    .click();
  await page.locator('input[type=email]').fill(user.email);
  await page.locator('input[type=password]').fill(user.password);
  await page.locator('form button[type=submit]').click();
  await expect(languagePicker(page)).toBeVisible();
  await expect(page.locator('main h1').first()).toContainText('fr:');
});

/** Within the page, as a link would. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForURL(path);
}
