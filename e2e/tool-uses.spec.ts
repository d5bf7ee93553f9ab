import type { Locator } from '@playwright/test';
import { paths } from '@/site/paths';
import { faq } from '@/site/questions/faq';
import { createUser } from './support/accounts';
import { contactForm, fillContact, messagesWith, send, thanks } from './support/forms';
import { logIn } from './support/session';
import { goInSite } from './support/shell';
import { expect, openTool, startTool, test, waitForPage } from './support/signed-in';
import { expectPart, testTool } from './tools/tool-journey';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const greeting = 'gift cards';

testTool({
  address: paths.chatbot,
  chunk: 'document-assistant',
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
  const unanswered = 'Who founded the company?';
  await page.clock.install();
  await page.addInitScript(() => Reflect.defineProperty(window, 'sessionStorage', { value: null }));
  const tool = await openTool(page, paths.chatbot);
  const log = tool.getByRole('log');
  await tool.getByRole('button', { name: 'Your page' }).click();
  const helpPage = tool.getByLabel('Your help page');
  await helpPage.fill(`Delivery\n\n${answer}\n\nIslands take a week.\n\nReturns\n\nYou have a month.`);
  // A paste is read at once.
  for (const key of ['a', 'x', 'v']) await helpPage.press(`ControlOrMeta+${key}`);
  const field = tool.getByLabel('Your question');
  await expect(field).toBeFocused();
  await tool.getByRole('button', { name: 'Clear the page' }).press('Enter');
  await expect(helpPage).toBeFocused();
  await helpPage.press('ControlOrMeta+v');
  await ask(tool, unanswered);
  await expect(log).toContainText(/The page doesn’t say/);
  await ask(tool, 'When does my parcel leave?');
  await expect(log.getByText(answer, { exact: true })).toBeVisible();
  await expect(tool.locator('mark')).toHaveText(answer);
  const report = tool.getByRole('region', { name: 'Report' });
  await expect(report.getByRole('listitem')).toHaveText(unanswered);

  await report.getByRole('link', { name: 'Send these questions with my page' }).click();
  const written = contactForm(page).getByLabel('Message');
  await expect(written).toHaveValue(new RegExp(unanswered.replace('?', '\\?')));
  const text = await written.inputValue();
  const email = await fillContact(page);
  await written.fill(text);
  expect(await messagesWith(email)).toEqual([]);
  await send(page, 'contact');
  await expect(thanks(page, 'contact')).toBeVisible();
  const message = JSON.stringify(await messagesWith(email));
  expect(message).toContain(unanswered);
  expect(message).toContain(answer);
});

test('assistant: a pasted page is asked by keyboard on a phone, and is kept until someone else signs in @full', async ({
  page,
}) => {
  const says = 'The <script>alert(1)</script> workshop opens at 9 AM.';
  const question = 'When does the workshop open?';
  await page.setViewportSize({ width: 390, height: 844 });
  const tool = await openTool(page, paths.chatbot);
  const log = tool.getByRole('log');
  const mark = tool.locator('mark');
  await tool.getByRole('button', { name: 'Your page' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('1, 2');
  await tool.getByRole('button', { name: 'Read this page' }).press('Enter');
  await expect(tool.getByText('There’s no text in it.')).toBeVisible();
  await tool
    .getByLabel('Your help page')
    .fill(`# Hours\n\n${says}\n\n<img src=x onerror=alert(1)>\n\nDogs stay out.`);
  await tool.getByRole('button', { name: 'Read this page' }).press('Enter');

  await expect(tool.getByLabel('Your question')).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  const source = log.getByRole('button', { name: 'Show in the page: Hours, paragraph 1' });
  await expect(source).toBeVisible();
  await expect(log).toMatchAriaSnapshot(`
    - log "Conversation":
      - paragraph: You
      - paragraph: ${question}
      - paragraph: AI assistant
      - paragraph: ${says}
      - list:
        - listitem:
          - 'button "Show in the page: Hours, paragraph 1"'`);
  await page.keyboard.press('Shift+Tab');
  await expect(source).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mark).toBeFocused();
  await expect(mark).toHaveText(says);

  await page.reload();
  await waitForPage(page);
  await startTool(page);
  await expect(log).toContainText(says);
  await goInSite(page, paths.account);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, await createUser());
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const text of ['Dogs stay out', question]) expect(kept).not.toContain(text);
});

async function ask(tool: Locator, question: string) {
  await tool.getByLabel('Your question').fill(question);
  await tool.getByLabel('Your question').press('Enter');
}
