import type { Page } from '@playwright/test';
import { accountLinks, dropMenu, homeLink, productLinks } from '@/site/navigation';
import { anyPage } from './support/routes';
import { accountMenu, loginHeading } from './support/session';
import { bar, barLink, dropMenuButton, expectOpened, menu } from './support/shell';
import { expect, test, visit } from './support/signed-in';

/** Each page's test looks at its links; here each way of pressing one is tried at both ends of a menu. */
const dropMenuEnds = [dropMenu[0], ...dropMenu.slice(-1)];

const banner = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test.beforeEach(({ page }) => visit(page, anyPage));

test.describe('on a wide screen', () => {
  test('by keyboard, the skip link jumps past the navigation, and the Drop Menu opens a page, which is announced', async ({
    page,
  }) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/Skip/);
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    const top = () => main.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(0);

    const [, { to }] = productLinks;
    await dropMenuButton(page).focus();
    await page.keyboard.press('Enter');
    const link = bar(page).locator(`a[href="${to}"]`);
    await expect(link).toBeVisible();
    for (const _ of ['first', 'second']) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpened(page, to);
    await expect(page.getByRole('main').getByRole('status').last()).toHaveText(await page.title());
  });

  test('the bar and the Drop Menu work by mouse', async ({ page }) => {
    await barLink(page, homeLink.label).click();
    await expectOpened(page, homeLink.to);
    for (const { to } of dropMenuEnds) {
      await dropMenuButton(page).hover();
      await bar(page).locator(`a[href="${to}"]`).click();
      await expectOpened(page, to);
      await expect(dropMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await page.mouse.move(640, 700);
    }
  });

  test('the account menu shows the user, leads to the account pages, and signs out', async ({ page }) => {
    for (const { label, to } of accountLinks) {
      await accountMenu(page).click();
      await banner(page).getByRole('link', { name: label, exact: true }).click();
      await expectOpened(page, to);
      await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'false');
    }
    await accountMenu(page).click();
    await expect(banner(page).getByText('Ada Example')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(accountMenu(page)).toBeFocused();
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(loginHeading(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('the menu traps the focus, stops the page from scrolling, returns the focus, and works by touch', async ({
    page,
  }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 2000);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first control the browser's own toolbar has the focus, and the page's body.
      const isTrapped = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || Boolean(activeElement?.closest('dialog'));
      });
      expect(isTrapped).toBe(true);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    for (const { label, to } of [homeLink, ...dropMenuEnds]) {
      await menuButton(page).tap();
      const link = menu(page).getByRole('link', { name: label, exact: true });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await link.tap();
      await expect(menu(page)).toBeHidden();
      await expectOpened(page, to);
    }
  });
});
