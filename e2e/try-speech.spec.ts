import { readFile } from 'node:fs/promises';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { expect, test } from './support/signed-in';
import { endByItself, fail, hear, withRecogniser } from './support/speech-stand-in';
import { withTranslator } from './support/translation';
import {
  noteRequests,
  openTool,
  pressEveryControl,
  pressTryItNow,
  translated,
  tryPart,
} from './support/try-tool';

const PATH = '/speech-recognition';
const CHUNK = /speech-tool/;
const html = 'html';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'de-DE' });

test('captions are written by keyboard alone, kept, taken away, cleared and brought back', async ({
  page,
}) => {
  await withRecogniser(page);
  const tool = await openTool(page, PATH, CHUNK);
  const requests = noteRequests(page);
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(html)).not.toHaveAttribute('data-spoken');
  await expect(tool.getByRole('button', { name: 'Start' })).toBeFocused();
  await expect(tool.getByText('<script>')).toBeVisible();

  const download = page.waitForEvent('download');
  await tool.getByRole('button', { name: 'SRT' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^1\r\n00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}\r\nGuten Morgen\r\n\r\n2\r\n/);
  await expect(tool.getByText('Saved as captions.srt.')).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);

  await page.reload();
  await pressTryItNow(page);
  await expect(tool.getByText('Guten Morgen')).toBeVisible();
  await tool.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(tool.getByText('Guten Morgen')).toHaveCount(0);
  await tool.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(tool.getByText('Guten Morgen')).toBeVisible();
  await tool.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.reload();
  await pressTryItNow(page);
  await expect(tool.getByText('Press Start, allow the microphone')).toBeVisible();
});

test('an engine that ends goes on by itself, and nothing is written twice', async ({ page }) => {
  await withRecogniser(page);
  const tool = await openTool(page, PATH, CHUNK);
  await tool.getByRole('button', { name: 'Start' }).click();
  await hear(page, { text: 'one', final: true }, { text: 'two', final: false });
  await endByItself(page);
  await expect(page.locator(html)).toHaveAttribute('data-runs', '2');
  await hear(page, { text: 'three', final: true });
  await expect(tool.getByRole('listitem')).toHaveCount(3);
  for (const word of ['one', 'two', 'three'])
    await expect(tool.getByText(word, { exact: true })).toHaveCount(1);
});

test('it stops listening when the page is out of sight, and when it is left', async ({ page }) => {
  await withRecogniser(page);
  const tool = await openTool(page, PATH, CHUNK);
  await tool.getByRole('button', { name: 'Start' }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
  await expect(tool.getByText('Paused, because the page was out of sight.')).toBeVisible();
  await expect(page.locator(html)).not.toHaveAttribute('data-spoken');
  await tool.getByRole('button', { name: 'Resume' }).click();
  await expect(page.locator(html)).toHaveAttribute('data-spoken');
  await page.locator('#overview').getByRole('link', { name: 'AI Web App Features' }).click();
  await expect(page).toHaveURL(/\/features$/i);
  await expect(page.locator(html)).not.toHaveAttribute('data-spoken');
});

test('whatever stands in the way is told in a sentence', async ({ page }) => {
  await withRecogniser(page);
  const tool = await openTool(page, PATH, CHUNK);
  for (const [code, sentence, next] of [
    ['not-allowed', 'The microphone was not allowed.', 'Start'],
    ['service-not-allowed', 'This browser does not let its recogniser be used here.', 'Start'],
    ['audio-capture', 'No microphone was found.', 'Start'],
    ['language-not-supported', 'Your browser does not recognise this language.', 'Start'],
    ['network', 'The connection to the recogniser was lost.', 'Resume'],
    ['aborted', 'Listening was interrupted.', 'Resume'],
    ['no-speech', 'Nothing heard yet.', 'Pause'],
  ] as const) {
    await tool.getByRole('button', { name: /^(Start|Resume)$/ }).click();
    await expect(page.locator(html)).toHaveAttribute('data-spoken');
    await fail(page, code);
    await expect(tool.getByText(sentence)).toBeVisible();
    await expect(tool.getByRole('button', { name: next })).toBeVisible();
  }
});

test('a browser without a recogniser is told so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
  const tool = await openTool(page, PATH, CHUNK);
  await expect(tool.getByText('This browser cannot recognise speech by itself.')).toBeVisible();
});

test('it is there for everyone, every control does something, and a translator leaves it whole', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await withRecogniser(page);
  await withTranslator(context);
  const tool = await openTool(page, PATH, CHUNK);
  await tool.getByRole('button', { name: 'Start' }).click();
  await hear(page, { text: 'Something long enough to see', final: true }, { text: 'and more', final: false });
  await fail(page, 'network');
  await expectFitForEveryone(page, tryPart(page));
  await translated(page);
  await tool.getByRole('button').first().press('Enter');
  await hear(page, { text: 'after all', final: true });
  await expect(tool.getByText('after all')).toBeVisible();
  await pressEveryControl(page);
  await expect(tryPart(page).getByRole('timer')).toBeVisible();
});
