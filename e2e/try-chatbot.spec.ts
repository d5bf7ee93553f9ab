import type { Page } from '@playwright/test';
import { noteNewTabs, pressEverything } from './support/crawl';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { expect, test, visit } from './support/signed-in';
import { chooseLanguage, withTranslator } from './support/translation';
import { tryPart } from './support/try-tool';

test.beforeEach(({ page }) => visit(page, '/chatbot'));

test('the assistant is fetched only when somebody wants to try it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByRole('link', { name: 'Ask it something' }).click();
  expect(fetched.filter((url) => /chatbot|search-index/.test(url))).toEqual([]);
  await open(page);
  expect(fetched.filter((url) => /open-chatbot/.test(url)).length).toBeGreaterThan(0);
});

test('a question typed on the keyboard is answered from a page, which is one link away', async ({ page }) => {
  await open(page);
  await expect(field(page)).toBeFocused();
  const position = await page.evaluate(() => window.scrollY);
  await page.keyboard.type('How much is the Pro');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('plan?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('$49/month');
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  await log(page).getByRole('link', { name: 'From: Pricing, Pro' }).click();
  await expect(page).toHaveURL('/Pricing#plans');
  await page.goBack();
  await open(page);
  await expect(log(page)).toContainText('$49/month');
});

test('what it does not know goes to a person, with the question', async ({ page }) => {
  await open(page);
  await ask(page, 'Do you have an office in Tokyo?');
  await expect(log(page)).toContainText('I found nothing');
  await expect(log(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /text=Do%20you%20have%20an%20office%20in%20Tokyo/,
  );
  await log(page).getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
    'Do you have an office in Tokyo?',
  );
});

test('when two pages fit, it asks which one is meant', async ({ page }) => {
  await open(page);
  await ask(page, 'What is the price of enterprise?');
  await expect(log(page)).toContainText('Which one do you mean?');
  await page.getByRole('button', { name: 'Help and Support, Enterprise' }).click();
  await expect(log(page).getByRole('link', { name: 'From: Help and Support, Enterprise' })).toBeVisible();
  await expect(log(page)).toBeFocused();
});

test('bad input is taken for what it is, and kept over a reload until it is cleared', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Write a question first.')).toBeVisible();
  await ask(page, '<img src=x onerror=alert(1)>');
  await ask(page, 'لوريم 😀');
  await ask(page, 'refund '.repeat(1500));
  await expect(log(page)).toContainText('I read the first 1000 characters');
  await expect(log(page).locator('img')).toHaveCount(0);
  await page.reload();
  await open(page);
  await expect(log(page)).toContainText('<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toBeFocused();
  await page.reload();
  await open(page);
  await expect(log(page)).not.toContainText('<img');
});

test('a copy that the browser forbids is said to be that', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    });
  });
  await page.reload();
  await open(page);
  await ask(page, 'refund');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Your browser does not allow copying.')).toBeVisible();
});

test('it is open to everyone, in both themes and on a phone', async ({ page }) => {
  await open(page);
  for (const question of ['refund', 'gift cards', 'price of enterprise']) await ask(page, question);
  await expectFitForEveryone(page, tryPart(page));
});

test('every control of it does something', async ({ page }) => {
  await noteNewTabs(page);
  await page.reload();
  await open(page);
  await ask(page, 'gift cards');
  await pressEverything(page, {
    part: tryPart(page),
    open: async () => {
      await open(page);
      if ((await log(page).getByText('I found nothing').count()) === 0) await ask(page, 'gift cards');
    },
  });
});

test('it goes on answering when the page is translated', async ({ context, page }) => {
  await withTranslator(context);
  await page.reload();
  await open(page);
  await ask(page, 'refund');
  await chooseLanguage(page, 'German');
  await field(page).fill('cancel my plan');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('cancel my plan');
  await expect(log(page).getByRole('link')).toHaveCount(2);
});

async function open(page: Page) {
  const button = page.getByRole('button', { name: 'Try It Now' });
  await button.or(log(page)).waitFor();
  if (await button.isVisible()) await button.click();
  await expect(log(page)).toBeVisible();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

function field(page: Page) {
  return tryPart(page).locator('textarea');
}

function log(page: Page) {
  return page.getByRole('log');
}
