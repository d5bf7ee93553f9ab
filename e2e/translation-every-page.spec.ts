import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { addresses } from './support/routes';
import { openSignedIn } from './support/session';
import { goInSite } from './support/shell';
import { expect, test } from './support/test';
import { chooseLanguage, languagePicker, pageHeading, withTranslator } from './support/translation';

test('every page opens and every moving part still works while translated', async ({ page }) => {
  test.setTimeout(180_000);
  await withTranslator(page.context());
  const user = await openSignedIn(page, paths.home);
  await chooseLanguage(page, 'Français');
  await expect(pageHeading(page)).toContainText('fr:');

  for (const path of addresses) {
    await goInSite(page, path);
    await expect(pageHeading(page)).toContainText('fr:');
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.getByText('didn’t load')).toHaveCount(0);
    await expect(page.locator('main [data-pending]')).toHaveCount(0);
    const before = await textOf(page);
    await pressTwice(page, 'main :is(button[aria-expanded], summary)');
    await expect.poll(() => textOf(page), `what is left on ${path} after opening and closing`).toBe(before);
  }

  await goInSite(page, paths.offer);
  const countdown = page.getByRole('timer');
  const before = await countdown.innerText();
  await expect(countdown).not.toHaveText(before);
  await goInSite(page, paths.home);
  const tasks = page.locator('main dd[translate="no"]').nth(1);
  await tasks.scrollIntoViewIfNeeded();
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

/** Opens and closes each control, one after the other. */
async function pressTwice(page: Page, selector: string) {
  await page.locator(selector).evaluateAll(async (controls) => {
    for (const control of controls)
      for (const _ of ['open', 'close']) {
        if (control instanceof HTMLElement) control.click();
        for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
      }
  });
}

/** The text of the page without the translator's prefix and without moving parts, which are never translated. */
function textOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = document.importNode(main, true);
    for (const moving of copy.querySelectorAll('[translate=no], [role=status]')) moving.remove();
    return copy.textContent.replaceAll('fr:', '');
  });
}
