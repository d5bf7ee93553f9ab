import type { Locator, Page } from '@playwright/test';
import { TOOL_HASH } from '@/site/navigation';
import { expectAccessible } from '../support/accessibility';
import { closePanels, pressEveryButton } from '../support/buttons';
import { layoutShifts, watchLayoutShifts } from '../support/layout';
import {
  backToEnglish,
  chooseLanguage,
  isGoogleTranslateUrl,
  withGoogleTranslate,
} from '../support/page-translation';
import { heading } from '../support/session';
import { expect, openTool, startTool, test, toolPart, visit, waitForPage } from '../support/signed-in';

interface Tool {
  readonly address: string;
  /** The name of its chunk, which must not be loaded before the tool is opened. */
  readonly chunk: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Waits for what the tool computes first. */
  readonly settle?: (tool: Locator) => Promise<void>;
  /** Enters something that gives a result. */
  readonly use: (tool: Locator, page: Page) => Promise<unknown>;
  /** Checks the result or the input: after use, and again after a reload. */
  readonly expectResult: (tool: Locator, isShown: boolean) => Promise<void>;
}

/** Each tool gets one of them. */
const WIDTHS = [390, 768, 1440] as const;

/** What every tool does. */
export function testTool({ address, chunk, prepare, settle, use, expectResult }: Tool) {
  const width = WIDTHS[address.length % WIDTHS.length] ?? 390;
  // Following a link is no input: every shift counts, however late.
  test(`opened by its link, it moves nothing, at ${width} px @full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    await visit(page, address + TOOL_HASH);
    await expect(toolPart(page).locator(':focus')).toHaveCount(1);
    await settle?.(toolPart(page));
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('it loads by itself, keeps its input, and is accessible', async ({ page, thirdParty }) => {
    await prepare?.(page);
    await watchLayoutShifts(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, address);
    await expect.poll(() => requests.some((url) => url.includes(chunk))).toBe(true);
    const tool = await startTool(page);
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
      await expectAccessible(page, tool, { within: TOOL_HASH });
    });
  });

  test('it works while translated, and every button does something @full', async ({ page, context }) => {
    test.setTimeout(240_000);
    await prepare?.(page);
    await withGoogleTranslate(context);
    const tool = await openTool(page, address);
    await test.step('translation leaves it working', async () => {
      await chooseLanguage(page, 'Français');
      await expect(heading(page)).toContainText('fr:');
      await use(tool, page);
      await expect(page.getByText('didn’t load')).toHaveCount(0);
      await expect(tool.locator('textarea, select, input').first()).toBeVisible();
      await backToEnglish(page);
    });

    await test.step('every button does something', async () => {
      // Back in English, the page was loaded again, and the tool replaces its preview.
      const open = async () => {
        await closePanels(page);
        await startTool(page);
      };
      await open();
      const pressed = await pressEveryButton(page, { part: tool, open });
      expect(pressed).toBeGreaterThan(2);
    });
  });
}

export function expectPart(find: (tool: Locator) => Locator): Tool['expectResult'] {
  return (tool, isShown) => (isShown ? expect(find(tool)).toBeVisible() : expect(find(tool)).toHaveCount(0));
}

export function expectText(text: string): Tool['expectResult'] {
  return (tool, isShown) =>
    isShown
      ? expect(tool.locator('textarea')).toHaveValue(text)
      : expect(tool.locator('textarea')).not.toHaveValue(text);
}
