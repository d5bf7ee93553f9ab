import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { faq } from '@/site/questions/faq';
import { expect, test, visit } from './support/signed-in';
import { startTool, toolPart } from './support/tools';

const [basic, pro] = plans;
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

async function open(page: Page) {
  await startTool(page);
  await field(page).scrollIntoViewIfNeeded();
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
