import type { Page } from '@playwright/test';
import { ASK_QUERY, paths } from '@/site/paths';
import { shop } from '@/site/shop';
import { shopDocument } from '@/site/shop-document';
import { openSignedIn } from './support/session';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('textbox', { name: `Ask ${shop.kind}’s AI` });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const { question = '', answer = '' } = shopDocument?.sample ?? {};

test('a question on Home is answered from the shop’s document, once @engines', async ({ page }) => {
  await openSignedIn(page, paths.home);
  await field(page).fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(log(page)).toContainText(answer);
  await expect(page.locator('[data-document] mark')).toHaveText(answer);
  await page.reload();
  await expect(log(page).getByText(question)).toHaveCount(1);
});

test('a suggestion on Features opens its answer', async ({ page }) => {
  await openSignedIn(page, paths.features);
  const [suggested = ''] = shopDocument?.questions ?? [];
  await page.getByRole('link', { name: suggested }).click();
  await expect(log(page)).toContainText(suggested);
  await expect(page.locator('[data-document] mark')).toBeVisible();
});

test('a question in the address is only text @full', async ({ page }) => {
  const text = '<img src=x onerror=alert(1)>${1}%E0%A4%A';
  await openSignedIn(page, `${paths.chatbot}?${new URLSearchParams({ [ASK_QUERY]: text })}`);
  await expect(log(page)).toContainText(text);
  await expect(page).toHaveURL((url) => url.search === '');
});
