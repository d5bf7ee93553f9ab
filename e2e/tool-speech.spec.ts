import { readFile } from 'node:fs/promises';
import { speechErrors } from '@/features/tools/speech/speech-engine';
import { paths } from '@/site/paths';
import { expect, test } from './support/signed-in';
import { hear, withRecognizer } from './support/speech-recognition-stub';
import { collectRequests } from './support/network';
import { goInSite } from './support/shell';
import { openTool, startTool } from './support/tools';
import { isTranslatorUrl } from './support/translation';

const html = 'html';
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'de-DE' });

test('captions are recorded by keyboard, kept, downloaded, cleared and restored', async ({ page }) => {
  await withRecognizer(page);
  const tool = await openTool(page, paths.speechRecognition);
  const requests = collectRequests(page);
  await expect(tool.getByLabel('Language spoken')).toBeFocused();
  await expect(tool.getByLabel('Language spoken')).toHaveValue('de-DE');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByText('Listening', { exact: true })).toBeVisible();
  await expect(page.locator(html)).toHaveAttribute('data-spoken', 'de-DE');

  await hear(page, { text: 'guten', final: false });
  await expect(tool.getByText('just now')).toBeVisible();
  await hear(page, { text: 'Guten Morgen', final: true }, { text: '<script>', final: false });
  await expect(tool.getByText('Guten Morgen')).toHaveAttribute('lang', 'de-DE');
  await page.keyboard.press('Enter');
  await expect(page.locator(html)).not.toHaveAttribute('data-spoken');
  await expect(tool.getByRole('button', { name: 'Start' })).toBeFocused();
  await expect(tool.getByText('<script>')).toBeVisible();

  const download = page.waitForEvent('download');
  await tool.getByRole('button', { name: 'SRT' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^1\r\n00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}\r\nGuten Morgen\r\n\r\n2\r\n/);
  await expect(tool.getByText('Saved as captions.srt.')).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('blob:') && !isTranslatorUrl(url))).toEqual([]);

  await page.reload();
  await startTool(page);
  await expect(tool.getByText('Guten Morgen')).toBeVisible();
  await tool.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(tool.getByText('Guten Morgen')).toHaveCount(0);
  await tool.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(tool.getByText('Guten Morgen')).toBeVisible();
  await tool.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.reload();
  await startTool(page);
  await expect(tool.getByText(/^A sample call/)).toBeVisible();
});

test('it stops listening when the tab is hidden and when the page is left', async ({ page }) => {
  await withRecognizer(page);
  const tool = await openTool(page, paths.speechRecognition);
  await tool.getByRole('button', { name: 'Start' }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  await expect(tool.getByText(speechErrors.hidden.title)).toBeVisible();
  await expect(page.locator(html)).not.toHaveAttribute('data-spoken');
  await tool.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator(html)).toHaveAttribute('data-spoken');
  await goInSite(page, paths.features);
  await expect(page.locator(html)).not.toHaveAttribute('data-spoken');
});

test('a browser without speech recognition shows a message', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
  const tool = await openTool(page, paths.speechRecognition);
  await expect(tool.getByText(/^This browser can’t/)).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Start' })).toHaveCount(0);
  await expect(tool.getByRole('region', { name: 'Captions' }).getByRole('listitem')).toHaveCount(5);
});
