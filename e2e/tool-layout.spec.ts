import { toolLinks } from '@/site/navigation';
import { paths } from '@/site/paths';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { expect, test, visit } from './support/signed-in';
import { toolPart } from './support/tools';

/** What is shown once the first result is there, in the tools that compute it in a worker. */
const results = new Map<string, string>([
  [paths.sentimentAnalysis, 'Sentence by sentence'],
  [paths.features, 'A small fee first'],
]);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 1366],
  [1440, 900],
] as const) {
  // Following a link is no input: every shift counts, however late.
  test(`a tool opened by its link moves nothing, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchLayoutShifts(page);
    for (const { to } of toolLinks) {
      await visit(page, to);
      const part = toolPart(page);
      await expect(part.locator(':focus')).toHaveCount(1);
      const result = results.get(to.split('#')[0] ?? '');
      if (result !== undefined) await expect(part.getByText(result).first()).toBeVisible();
      expect(await layoutShifts(page), to).toEqual([]);
    }
  });
}
