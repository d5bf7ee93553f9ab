import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { expect, test } from './support/signed-in';
import { withTranslator } from './support/translation';
import {
  noteRequests,
  openTool,
  pressEveryControl,
  pressTryItNow,
  translated,
  tryPart,
} from './support/try-tool';

const PATH = '/cloud-integration';
const CHUNK = /cloud-tool/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function takeAway(page: Page, tool: Locator, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await tool.getByRole('button', { name, exact: true }).click();
  return readFile(await (await download).path());
}

test('an integration is put together by keyboard, told in words, kept and cleared', async ({ page }) => {
  const tool = await openTool(page, PATH, CHUNK);
  const requests = noteRequests(page);
  const steps = tool.getByRole('list').filter({ hasText: 'The end' }).getByRole('listitem');
  await expect(tool.getByRole('checkbox', { name: 'Website chat' })).toBeFocused();
  await expect(steps).toHaveCount(6);
  await tool.getByRole('checkbox', { name: 'Call recordings' }).press('Space');
  await expect(tool.getByText('Recordings need consent.')).toBeVisible();
  await expect(steps).toHaveCount(7);
  await tool.getByLabel('Region').selectOption('virginia');
  await expect(tool.getByText('Data of people in the EU leaves the EU.')).toBeVisible();
  await tool.getByLabel('Where your customers live').selectOption('outside');
  await expect(tool.getByText('Data of people in the EU leaves the EU.')).toHaveCount(0);
  await tool.getByRole('radio', { name: 'Your key' }).press('ArrowRight');
  await expect(tool.getByText('The storage is yours, the key is not.')).toBeVisible();
  for (const source of ['Website chat', 'Mailbox', 'Call recordings']) {
    await tool.getByRole('checkbox', { name: source }).uncheck();
  }
  await expect(tool.getByText('Nothing comes in yet.')).toBeVisible();
  expect(requests).toEqual([]);

  await page.reload();
  await pressTryItNow(page);
  await expect(tool.getByText('Nothing comes in yet.')).toBeVisible();
  await tool.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(steps).toHaveCount(6);
  await tool.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(steps).toHaveCount(4);
});

test('the drawing is taken away as a picture with colours of its own, and as data', async ({ page }) => {
  const tool = await openTool(page, PATH, CHUNK);
  const drawing = tool.getByRole('img', { name: 'Drawing of the integration' });
  await expect(drawing).toHaveCount(1);
  await expect(drawing).toHaveAccessibleDescription(/Card numbers and passwords are blanked/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const svg = (await takeAway(page, tool, 'SVG')).toString();
    expect(svg).toContain('Website chat');
    expect(svg).not.toMatch(/var\(|oklch|class=|font>/);
    const ground = Number(/<rect[^>]*fill="#([\da-f]{2})/.exec(svg)?.[1]?.replace(/^/, '0x'));
    expect(ground > 128).toBe(colorScheme === 'light');
  }
  const png = await takeAway(page, tool, 'PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1500);
  expect(png.length).toBeGreaterThan(10_000);
  const document = JSON.parse((await takeAway(page, tool, 'JSON')).toString());
  expect(document).toMatchObject({ format: 'lumenary-integration', formatVersion: 1 });
});

test('a browser that draws no pictures is said to be that, and the rest is taken away', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  const tool = await openTool(page, PATH, CHUNK);
  const press = (name: string) => tool.getByRole('button', { name, exact: true }).click();
  await press('PNG');
  await expect(tool.getByText('integration.png could not be made in this browser.')).toBeVisible();
  await page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await press('SVG');
  await expect(tool.getByText('integration.svg could not be made in this browser.')).toBeVisible();
  await takeAway(page, tool, 'JSON');
});

test('it is there for everyone, every control does something, and a translator leaves it whole', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await withTranslator(context);
  const tool = await openTool(page, PATH, CHUNK);
  await tool.getByRole('checkbox', { name: 'Call recordings' }).check();
  await expectFitForEveryone(page, tryPart(page));
  await pressEveryControl(page);
  await translated(page);
  await tool.getByLabel(/Region$/).selectOption('singapore');
  await expect(tool.getByText('fr:Our gate, Singapore', { exact: true })).toBeVisible();
  await expect(tool.getByRole('img').getByText('after 90 days', { exact: true })).toBeVisible();
});
