import { barLinks, dropMenu, footerColumns } from '@/site/navigation';
import { bar, dropMenuButton, expectArrival, heading } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('every link of the footer leads to its page by touch', async ({ page }) => {
    test.slow();
    await visit(page, '/Search');
    for (const { title, links } of footerColumns) {
      for (const { label, to } of links) {
        const column = page.getByRole('contentinfo').getByRole('region', { name: title });
        await column.getByRole('link', { name: label, exact: true }).tap();
        await expect(page).toHaveURL(to);
        await expect(page).not.toHaveTitle(/not found/);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('main :focus')).toHaveCount(1);
      }
    }
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true });

  test('every link of the bar and of its menus leads to its page by touch', async ({ page }) => {
    await visit(page, '/Projects');
    for (const { label, to } of barLinks) {
      await bar(page).getByRole('link', { name: label, exact: true }).tap();
      await expectArrival(page, to);
    }
    for (const { label, to } of dropMenu) {
      await dropMenuButton(page).tap();
      await bar(page)
        .getByRole('link', { name: new RegExp(`^${label}`) })
        .tap();
      await expectArrival(page, to);
      await expect(dropMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
    }
    const account = page.getByRole('button', { name: 'Account menu' });
    for (const path of ['/account', '/login', '/signup']) {
      await account.tap();
      await page.getByRole('banner').locator(`a[href="${path}"]`).tap();
      await expectArrival(page, path);
      await expect(account).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('a tap beside an open menu puts it away and does nothing else', async ({ page }) => {
    await visit(page, '/Projects');
    await dropMenuButton(page).tap();
    await expect(dropMenuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(20, 700);
    await expect(dropMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/Projects');
  });
});
