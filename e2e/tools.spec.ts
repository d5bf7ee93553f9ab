import type { Locator, Page } from '@playwright/test';
import { TOOL_HASH } from '@/site/navigation';
import { paths } from '@/site/paths';
import { expectAccessible } from './support/accessibility';
import { withBrowserTranslator } from './support/browser-translator-stub';
import { pressEveryButton } from './support/buttons';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import {
  backToEnglish,
  chooseLanguage,
  isGoogleTranslateUrl,
  pageHeading,
  withGoogleTranslate,
} from './support/page-translation';
import { expect, test, visit, waitForPage } from './support/signed-in';
import { hear, withRecognizer } from './support/speech-recognition-stub';
import { startTool } from './support/tools';

interface Tool {
  readonly address: string;
  /** The name of its chunk, which must not be loaded before the tool is opened. */
  readonly chunk: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Enters something that gives a result. */
  readonly use: (tool: Locator, page: Page) => Promise<unknown>;
  /** Checks the result or the input: after use, and again after a reload. */
  readonly expectResult: (tool: Locator, isShown: boolean) => Promise<void>;
}

const question = 'gift cards';
const opinion = 'It is not good, but it is GREAT fun!';
const greeting = 'A good morning to you.';
const tools: Readonly<Record<string, Tool>> = {
  chatbot: {
    address: paths.chatbot,
    chunk: 'open-page-assistant',
    async use(tool) {
      await tool.locator('textarea').fill(question);
      await tool.locator('textarea').press('Enter');
    },
    expectResult: expectPart((tool) => tool.getByRole('log').getByText(question, { exact: true })),
  },
  sentiment: {
    address: paths.sentimentAnalysis,
    chunk: 'sentiment-tool',
    use: (tool) => tool.locator('textarea').fill(opinion),
    expectResult: expectText(opinion),
  },
  speech: {
    address: paths.speechRecognition,
    chunk: 'speech-tool',
    prepare: withRecognizer,
    async use(tool, page) {
      await tool.locator('select').press('Tab');
      await page.keyboard.press('Enter');
      await hear(page, { text: 'Guten Morgen', final: true });
      await page.keyboard.press('Enter');
    },
    expectResult: expectPart((tool) => tool.getByText('Guten Morgen', { exact: true })),
  },
  translation: {
    address: paths.translation,
    chunk: 'translation-tool',
    prepare: withBrowserTranslator,
    async use(tool) {
      await tool.locator('textarea').fill(greeting);
      await tool.getByRole('button', { name: /Translate$/ }).click();
      await expect(tool.locator('p[lang]', { hasText: greeting })).toBeVisible();
    },
    // Only the text is kept, not its translation.
    expectResult: expectText(greeting),
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { address, chunk, prepare, use, expectResult }] of Object.entries(tools)) {
  test(`${name} loads when opened, keeps its input, is accessible, and can be translated`, async ({
    page,
    context,
    thirdParty,
  }) => {
    test.setTimeout(240_000);
    await prepare?.(page);
    await withGoogleTranslate(context);
    await watchLayoutShifts(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, address);
    expect(requests.filter((url) => url.includes(chunk))).toEqual([]);
    const tool = await startTool(page);
    expect(requests.filter((url) => url.includes(chunk))).not.toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);

    await test.step('its input is kept until cleared, and no other host is asked', async () => {
      await use(tool, page);
      await expectResult(tool, true);
      await page.reload();
      await waitForPage(page);
      await startTool(page);
      await expectResult(tool, true);
      await tool.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
      await expectResult(tool, false);
      expect(thirdParty.filter((url) => !isGoogleTranslateUrl(url))).toEqual([]);
    });

    await test.step('it is accessible', async () => {
      await use(tool, page);
      await expectResult(tool, true);
      // A result that is out of date is dimmed.
      await expect(tool.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page, tool, { within: TOOL_HASH });
    });

    await test.step('translation leaves it working', async () => {
      await chooseLanguage(page, 'Français');
      await expect(pageHeading(page)).toContainText('fr:');
      await use(tool, page);
      await expect(page.getByText('didn’t load')).toHaveCount(0);
      await expect(tool.locator('textarea, select, input').first()).toBeVisible();
      await backToEnglish(page);
    });

    await test.step('every button does something', async () => {
      const pressed = await pressEveryButton(page, { part: tool, open: () => waitForPage(page) });
      expect(pressed).toBeGreaterThan(2);
    });
  });
}

function expectPart(find: (tool: Locator) => Locator): Tool['expectResult'] {
  return (tool, isShown) => (isShown ? expect(find(tool)).toBeVisible() : expect(find(tool)).toHaveCount(0));
}

function expectText(text: string): Tool['expectResult'] {
  return (tool, isShown) =>
    isShown
      ? expect(tool.locator('textarea')).toHaveValue(text)
      : expect(tool.locator('textarea')).not.toHaveValue(text);
}

test('the wheel over a short conversation scrolls the page', async ({ page }) => {
  await visit(page, paths.chatbot);
  const tool = await startTool(page);
  await tool.getByRole('log').hover();
  const scrollTop = () => page.evaluate(() => scrollY);
  const before = await scrollTop();
  await page.mouse.wheel(0, 400);
  await expect.poll(scrollTop).toBeGreaterThan(before);
});
