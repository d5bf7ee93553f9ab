import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

const SCRIPT = 'https://translate.google.com/translate_a/element.js';
const stub = fileURLToPath(new URL('google-translate-stub.js', import.meta.url));

/** Serves a stub of Google Translate that changes the page as the real one does. */
export async function withGoogleTranslate(context: BrowserContext) {
  await context.route(`${SCRIPT}**`, (route) =>
    route.fulfill({ path: stub, contentType: 'text/javascript' }),
  );
}

export function languagePicker(page: Page) {
  return page
    .getByRole('button', { name: /^Language: / })
    .locator('visible=true')
    .first();
}

export async function chooseLanguage(page: Page, name: string) {
  await languagePicker(page).click();
  await page.getByRole('dialog').getByRole('option', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function backToEnglish(page: Page) {
  await languagePicker(page).click();
  await page.getByRole('button', { name: 'Back to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

export function isGoogleTranslateUrl(url: string): boolean {
  return url.startsWith(SCRIPT);
}
