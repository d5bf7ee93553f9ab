import { expect, test, visit } from './support/signed-in';
import { languagePicker, pageHeading, TRANSLATOR_SCRIPT, withTranslator } from './support/translation';

for (const [what, answer] of [
  ['blocked', undefined],
  ['missing', { status: 404, body: '' }],
  ['something else', { contentType: 'text/javascript', body: 'window.googleTranslateElementInit()' }],
  ['without languages', { contentType: 'text/javascript', body: silent() }],
] as const) {
  test(`a translator that is ${what} is said to be unavailable, and Retry brings it`, async ({ page }) => {
    if (answer) await page.context().route(TRANSLATOR_SCRIPT, (route) => route.fulfill(answer));
    await visit(page, '/About');
    await languagePicker(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Translation is not available right now' });
    await expect(notice).toBeVisible({ timeout: 25_000 });
    await expect(pageHeading(page)).toBeVisible();
    await withTranslator(page.context());
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expect(pageHeading(page)).toContainText('de:');
  });
}

test('a remembered value that is nonsense means English', async ({ page }) => {
  await withTranslator(page.context());
  await page.addInitScript(() => localStorage.setItem('language', '"><script>/en/../xx'));
  await visit(page, '/About');
  await expect(page.locator('select.goog-te-combo')).toBeAttached();
  await expect(languagePicker(page)).toContainText('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** It starts, and then nothing appears. */
function silent(): string {
  return 'window.google = { translate: { TranslateElement: class {} } }; window.googleTranslateElementInit();';
}
