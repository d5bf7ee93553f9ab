import { remarks } from '@/features/tools/cloud/plan-notes';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { expect, test } from './support/signed-in';
import { collectRequests } from './support/network';
import { openTool, startTool } from './support/tools';
import { isTranslatorUrl } from './support/translation';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type RemarkId = (typeof remarks)[number]['id'];

function titleOf(id: RemarkId): string {
  return remarks.find((remark) => remark.id === id)?.title ?? id;
}

test('an integration is built by keyboard, described, kept, cleared, restored, and opened from its link', async ({
  page,
}) => {
  await test.step('the drawing is described by its steps', async () => {
    const tool = await openTool(page, paths.cloudIntegration);
    const drawing = tool.getByRole('img', { name: 'Drawing of the integration' });
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toHaveAccessibleDescription(/Website chat/);
  });

  await test.step('an integration is built by keyboard, described in words, kept, cleared and restored', async () => {
    const tool = await openTool(page, paths.cloudIntegration);
    const requests = collectRequests(page);
    const steps = tool.locator('ol').filter({ hasText: 'Erasure' }).locator('> li');
    await expect(tool.getByRole('checkbox', { name: 'Website chat' })).toBeFocused();
    await expect(tool.getByRole('button', { name: 'Use my own' })).toBeVisible();
    await expect(steps).toHaveCount(7);
    await expect(steps.first()).toBeHidden();
    await tool.locator('summary').press('Enter');
    await expect(steps.first()).toBeVisible();
    await tool.getByRole('checkbox', { name: 'Call recordings' }).press('Space');
    await expect(tool.getByText(titleOf('consent'))).toBeVisible();
    await expect(steps).toHaveCount(8);
    const chatStores = tool.getByRole('group', { name: 'Where it’s kept: website chat' });
    await chatStores.getByRole('checkbox', { name: 'Our storage' }).press('Space');
    await expect(tool.getByText(titleOf('key-loss'))).toBeVisible();
    await expect(steps).toHaveCount(9);
    await chatStores.getByRole('checkbox', { name: 'Our storage' }).press('Space');
    await tool.getByLabel('Region').selectOption('virginia');
    await expect(tool.getByText(titleOf('transfer'))).toBeVisible();
    await expect(tool.getByText(new RegExp(`${plans[2].title} plan`))).toBeVisible();
    await tool.getByLabel('Where your customers live').selectOption('outside');
    await expect(tool.getByText(titleOf('transfer'))).toHaveCount(0);
    await tool.getByRole('radio', { name: 'Your key' }).press('ArrowRight');
    await expect(tool.getByText(titleOf('key-apart'))).toBeVisible();
    for (const source of ['Website chat', 'Call recordings', 'Store database']) {
      await tool.getByRole('checkbox', { name: source }).uncheck();
    }
    await expect(tool.getByText(titleOf('no-source'))).toBeVisible();
    // The page's translator loads when the page is idle.
    expect(requests.filter((url) => !isTranslatorUrl(url))).toEqual([]);

    await page.reload();
    await startTool(page);
    await expect(tool.getByText(titleOf('no-source'))).toBeVisible();
    await tool.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(steps).toHaveCount(7);
    await tool.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(steps).toHaveCount(3);
  });

  await test.step('a plan is opened from its link, and a change makes it the visitor’s own', async () => {
    const link = 'chat.ours,calls.bucket+warehouse~singapore~everywhere~years-1~ours';
    const tool = await openTool(page, `${paths.cloudIntegration}?integration=${encodeURIComponent(link)}`);
    await expect(tool.getByLabel('Region')).toHaveValue('singapore');
    await expect(tool.getByRole('checkbox', { name: 'Call recordings' })).toBeChecked();
    await tool.getByLabel('Region').selectOption('frankfurt');
    await openTool(page, paths.cloudIntegration);
    await expect(tool.getByRole('checkbox', { name: 'Call recordings' })).toBeChecked();
    await expect(tool.getByLabel('Region')).toHaveValue('frankfurt');
  });
});
