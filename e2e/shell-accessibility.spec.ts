import { expectNoAxeViolations } from './support/axe';
import { bar, dropMenuButton, menu } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test.beforeEach(({ page }) => visit(page, '/projects'));

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(
    await menu(page).evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`menus are accessible, ${colorScheme} at ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page);
      if (width === 1280) {
        await dropMenuButton(page).click();
        await expect(bar(page).getByRole('link', { name: /^About/ })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Account menu' }).click();
        await expectNoAxeViolations(page);
      }
      await page.keyboard.press('Control+m');
      await expect(menu(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }
}
