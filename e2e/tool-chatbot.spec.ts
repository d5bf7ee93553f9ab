import type { Page } from '@playwright/test';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { monthlyPrice, offerPrice, plans } from '@/site/plans';
import { faq } from '@/site/questions/faq';
import { expect, test, visit } from './support/signed-in';
import { toolPart } from './support/tools';

const [basic, pro] = plans;
const proPrice = offer.enabled ? offerPrice(pro) : monthlyPrice(pro);
const [, setUp = { id: '', question: '' }] = faq;
const setUpAddress = `${paths.faqs}#${setUp.id}`;

test.beforeEach(({ page }) => visit(page, paths.chatbot));

test('questions are answered with links, tables and recommendations, and remembered', async ({ page }) => {
  await test.step('a question typed on the keyboard is answered with a link to its page', async () => {
    const answerLink = log(page).locator(`a[href="${setUpAddress}"]`);
    await open(page);
    await expect(field(page)).toBeFocused();
    const position = await page.evaluate(() => window.scrollY);
    await page.keyboard.type('Hello,');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(setUp.question);
    await page.keyboard.press('Enter');
    await expect(answerLink).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(position);
    await answerLink.click();
    await expect(page).toHaveURL(setUpAddress);
    await page.goBack();
    await open(page);
    await expect(answerLink).toBeVisible();
  });

  await test.step('plans are compared in a table, recommended, and remembered for the next question', async () => {
    await open(page);
    await ask(page, `Compare ${basic.title} and ${pro.title}`);
    const table = log(page).getByRole('table');
    await expect(table.getByRole('columnheader', { name: pro.title })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Languages/ })).toContainText(pro.includes.languages);
    await ask(page, `We get 5,000 messages a month. Which plan do we need?`);
    await expect(log(page)).toContainText(new RegExp(`${pro.title} at .* is the plan for you`));
    await ask(page, `How much is ${pro.title}?`);
    await ask(page, 'does it include speech to text?');
    await expect(log(page)).toContainText(`${pro.includes.speech} on ${pro.title}`);
  });
});

test('a conversation is kept until cleared, suggests questions, and hands over what it cannot answer', async ({
  page,
}) => {
  await test.step('markup, other scripts and long input stay text, and are kept over a reload until cleared', async () => {
    await open(page);
    await field(page).press('Enter');
    await expect(toolPart(page).getByRole('status').first()).not.toBeEmpty();
    await ask(page, '<img src=x onerror=alert(1)>');
    await ask(page, 'لوريم 😀');
    await ask(page, 'refund '.repeat(1500));
    await expect(log(page)).toContainText(/1,?000/);
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

  await test.step('a suggested question is asked and answered', async () => {
    await open(page);
    await toolPart(page).getByRole('list', { name: 'Suggestions' }).getByRole('button').first().click();
    await expect(log(page)).toContainText(proPrice);
    await expect(log(page)).toBeFocused();
  });

  await test.step('a question without an answer is handed to a person, with the question', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await ask(page, 'Do you have an office in Tokyo?');
    await expect(log(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /text=Do%20you%20have%20an%20office%20in%20Tokyo/,
    );
    await log(page).locator(`a[href^="${paths.contact}"]`).click();
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
      'Do you have an office in Tokyo?',
    );
  });
});

test('a copy that the browser forbids is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    });
  });
  await page.reload();
  await open(page);
  await ask(page, 'refund');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(
    toolPart(page)
      .getByText(/not allow/)
      .first(),
  ).toBeVisible();
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
  return toolPart(page).locator('textarea');
}

function log(page: Page) {
  return page.getByRole('log');
}
