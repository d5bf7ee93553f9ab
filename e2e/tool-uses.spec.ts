import type { Locator } from '@playwright/test';
import { paths } from '@/site/paths';
import { faq } from '@/site/questions/faq';
import { contactForm, fillContact, receipt, send } from './support/forms';
import { messagesWith } from './support/inbox';
import { expect, test, visit } from './support/signed-in';
import { expectPart, testTool } from './support/tool-journey';
import { openTool, startTool } from './support/tools';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const greeting = 'gift cards';

testTool({
  address: paths.chatbot,
  chunk: 'open-page-assistant',
  async use(tool) {
    await tool.locator('textarea').fill(greeting);
    await tool.locator('textarea').press('Enter');
  },
  expectResult: expectPart((tool) => tool.getByRole('log').getByText(greeting, { exact: true })),
});

test('assistant: an answer leads to its page, and is there on the way back @engines', async ({ page }) => {
  const [, setUp] = faq;
  const address = `${paths.faqs}#${setUp?.id}`;
  const tool = await openTool(page, paths.chatbot);
  await tool.getByRole('button', { name: 'This site' }).click();
  const log = tool.getByRole('log');
  const link = log.locator(`a[href="${address}"]`);
  const field = tool.locator('textarea');
  await field.click();
  const position = await page.evaluate(() => window.scrollY);
  await page.keyboard.type('Hello,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(setUp?.question ?? '');
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  await link.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await startTool(page);
  await tool.getByRole('button', { name: 'This site' }).click();
  await expect(link).toBeVisible();
});

test('assistant: a pasted page is quoted, and sent with the questions, although storage is blocked', async ({
  page,
}) => {
  const answer = 'A parcel leaves our store within two working days.';
  const unanswered = 'Do you have a store in Boston?';
  await page.clock.install();
  await page.addInitScript(() => Reflect.defineProperty(window, 'sessionStorage', { value: null }));
  const tool = await openTool(page, paths.chatbot);
  const log = tool.getByRole('log');
  await tool.getByRole('button', { name: 'Your page' }).click();
  const helpPage = tool.getByLabel('Your help page');
  await helpPage.fill(`Delivery\n\n${answer}\n\nIslands take a week.\n\nReturns\n\nYou have a month.`);
  // A paste is read at once.
  for (const key of ['a', 'x', 'v']) await helpPage.press(`ControlOrMeta+${key}`);
  await ask(tool, unanswered);
  await expect(log).toContainText(/Your page doesn’t say/);
  await ask(tool, 'When does my parcel leave?');
  await expect(log.getByText(answer, { exact: true })).toBeVisible();
  await expect(tool.locator('mark')).toHaveText(answer);
  const scorecard = tool.getByRole('region', { name: 'Scorecard' });
  await expect(scorecard.getByRole('listitem')).toHaveText(unanswered);

  await scorecard.getByRole('link', { name: 'Send these questions with my page' }).click();
  await expect(contactForm(page).locator('details')).toContainText(unanswered);
  const email = await fillContact(page);
  expect(await messagesWith(email)).toEqual([]);
  await send(page, 'contact');
  await expect(receipt(page)).toBeVisible();
  const message = JSON.stringify(await messagesWith(email));
  expect(message).toContain(unanswered);
  expect(message).toContain(answer);
});

test('the wheel over a short conversation scrolls the page', async ({ page }) => {
  await visit(page, paths.chatbot);
  const tool = await startTool(page);
  await tool.getByRole('log').hover();
  const scrollTop = () => page.evaluate(() => scrollY);
  const before = await scrollTop();
  await page.mouse.wheel(0, 400);
  await expect.poll(scrollTop).toBeGreaterThan(before);
});

async function ask(tool: Locator, question: string) {
  await tool.getByLabel('Your question').fill(question);
  await tool.getByLabel('Your question').press('Enter');
}
