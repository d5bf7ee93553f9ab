import type { Page } from '@playwright/test';
import { speechErrors } from '@/features/tools/speech/speech-engine';
import { paths } from '@/site/paths';
import { goInSite } from '../../support/shell';
import { expect, openTool, test } from '../../support/signed-in';
import { expectPart, testTool } from '../tool-journey';
import { withRecognizer } from './speech-recognition-stub';

interface Piece {
  readonly text: string;
  readonly final: boolean;
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'de-DE' });

testTool({
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
});

test('captions are recorded by keyboard, downloaded, and end with the tab or the page', async ({ page }) => {
  await withRecognizer(page);
  const tool = await openTool(page, paths.speechRecognition);
  const html = page.locator('html');
  const start = tool.getByRole('button', { name: 'Start' });
  await expect(tool.getByLabel('Language spoken')).toBeFocused();
  await expect(tool.getByLabel('Language spoken')).toHaveValue('de-DE');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByText('Listening', { exact: true })).toBeVisible();
  await expect(html).toHaveAttribute('data-spoken', 'de-DE');
  await hear(page, { text: 'guten', final: false });
  await expect(tool.getByText('just now')).toBeVisible();
  await hear(page, { text: 'Guten Morgen', final: true }, { text: '<script>', final: false });
  await expect(tool.getByText('Guten Morgen')).toHaveAttribute('lang', 'de-DE');
  await page.keyboard.press('Enter');
  await expect(html).not.toHaveAttribute('data-spoken');
  await expect(start).toBeFocused();

  const download = page.waitForEvent('download');
  await tool.getByRole('button', { name: 'SRT' }).click();
  expect((await download).suggestedFilename()).toBe('captions.srt');

  await start.click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  await expect(tool.getByText(speechErrors.hidden.title)).toBeVisible();
  await expect(html).not.toHaveAttribute('data-spoken');
  await start.click();
  await expect(html).toHaveAttribute('data-spoken');
  await goInSite(page, paths.features);
  await expect(html).not.toHaveAttribute('data-spoken');
});

function hear(page: Page, ...pieces: readonly Piece[]): Promise<void> {
  return page.evaluate((pieces) => {
    const recognizer: unknown = Reflect.get(window, 'recognizer');
    if (typeof recognizer !== 'object' || recognizer === null) throw new Error('No recognizer is running.');
    Reflect.get(recognizer, 'hear').call(recognizer, pieces);
  }, pieces);
}
