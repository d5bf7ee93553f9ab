import { paths } from '@/site/paths';
import { expect, test } from './support/signed-in';
import { openTool, paste, toolPart } from './support/tools';

const MEGABYTE_TIMEOUT = 20_000;

const tools = [
  {
    name: 'content',
    address: paths.blog,
    flagged: 'The chair was made by us.',
    mark: 'was made',
    isMegabyteRead: '20,400',
    megabyte: `${'We make good chairs by hand. '.repeat(50)}\n\n`.repeat(68),
  },
  {
    name: 'scam',
    address: paths.features,
    flagged: 'Buy a gift card and send me the code',
    mark: 'gift card',
    isMegabyteRead: 'evil.example',
    megabyte: `${'Good morning, all is well here. '.repeat(3_000)} act now: https://bank.example@evil.example`,
  },
] as const;

for (const { name, address, flagged, mark, isMegabyteRead, megabyte } of tools) {
  test(`${name}: markup stays text, binary text breaks nothing, and a megabyte is read while typing goes on`, async ({
    page,
  }) => {
    const tool = await openTool(page, address);
    const field = tool.locator('textarea').first();
    await test.step('markup stays text, and other scripts and binary text break nothing', async () => {
      await field.fill(`<img src=x onerror="document.title=1"> <script>document.title=2</script> ${flagged}`);
      await expect(tool.locator('mark', { hasText: mark }).first()).toBeVisible();
      await expect(tool.locator('img')).toHaveCount(0);
      await field.fill('מזל טוב, החבילה שלך מחכה לך בסניף הדואר הקרוב למקום מגוריך היום');
      await expect(tool.getByText(/not .*English/)).toBeVisible();
      await field.fill(`${'💥'.repeat(500)}\u0000\ufffd\u0001`);
      await expect(tool.getByText(/not .*English/)).toHaveCount(0);
      await expect(tool.locator('mark')).toHaveCount(0);
    });
    await test.step('a megabyte is read while the visitor goes on typing', async () => {
      await paste(field, megabyte);
      await expect(toolPart(page).getByText(isMegabyteRead).first()).toBeVisible({
        timeout: MEGABYTE_TIMEOUT,
      });
      await field.fill(flagged);
      await expect(tool.locator('mark', { hasText: mark }).first()).toBeVisible({
        timeout: MEGABYTE_TIMEOUT,
      });
    });
  });
}
