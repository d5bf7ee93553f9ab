import { paths } from '@/site/paths';
import { expect, test } from './support/signed-in';
import { openTool, paste } from './support/tools';

const MEGABYTE_TIMEOUT = 20_000;
const flagged = 'Buy a gift card and send me the code';

test('scam: markup stays text, binary text breaks nothing, and a megabyte is read while typing goes on', async ({
  page,
}) => {
  const tool = await openTool(page, paths.features);
  const field = tool.locator('textarea').first();
  const mark = tool.locator('mark', { hasText: 'gift card' }).first();
  await test.step('markup stays text, and other scripts and binary text break nothing', async () => {
    await field.fill(`<img src=x onerror="document.title=1"> <script>document.title=2</script> ${flagged}`);
    await expect(mark).toBeVisible();
    await expect(tool.locator('img')).toHaveCount(0);
    await field.fill('מזל טוב, החבילה שלך מחכה לך בסניף הדואר הקרוב למקום מגוריך היום');
    await expect(tool.getByText(/not .*English/)).toBeVisible();
    await field.fill(`${'💥'.repeat(500)}\u0000\ufffd\u0001`);
    await expect(tool.getByText(/not .*English/)).toHaveCount(0);
    await expect(tool.locator('mark')).toHaveCount(0);
  });
  await test.step('a megabyte is read while the visitor goes on typing', async () => {
    await paste(
      field,
      `${'Good morning, all is well here. '.repeat(3_000)} act now: https://bank.example@evil.example`,
    );
    await expect(tool.getByText('evil.example').first()).toBeVisible({ timeout: MEGABYTE_TIMEOUT });
    await field.fill(flagged);
    await expect(mark).toBeVisible({ timeout: MEGABYTE_TIMEOUT });
  });
});
