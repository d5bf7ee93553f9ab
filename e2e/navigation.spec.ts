import { barLinks, dropMenu, homeLink } from '@/site/navigation';
import { bar, dropMenuButton, expectArrival, heading, menu } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test.beforeEach(({ page }) => visit(page, '/projects'));

test.describe('on a wide screen', () => {
  test('every link of the bar leads to its page by mouse', async ({ page }) => {
    for (const { label, to } of [...barLinks, homeLink]) {
      await bar(page).getByRole('link', { name: label, exact: true }).click();
      await expectArrival(page, to);
    }
    for (const { label, to } of dropMenu) {
      await dropMenuButton(page).hover();
      await bar(page)
        .getByRole('link', { name: new RegExp(`^${label}`) })
        .click();
      await expectArrival(page, to);
      await expect(dropMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await page.mouse.move(640, 700);
    }
  });

  test('every link of the Drop Menu is reached by keyboard, and the page says which it is', async ({
    page,
  }) => {
    for (const [index, { label, to }] of dropMenu.entries()) {
      await dropMenuButton(page).focus();
      await page.keyboard.press('Enter');
      const link = bar(page).getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(link).toBeVisible();
      for (let step = 0; step <= index; step += 1) await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expectArrival(page, to);
      await expect(page.getByRole('main').getByRole('status').last()).toHaveText(await page.title());
    }
  });

  test('the account menu holds who is signed in, the account pages and the way out', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Account menu' });
    for (const [label, path] of [
      ['Account', '/account'],
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ] as const) {
      await button.click();
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
      await expectArrival(page, path);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await button.click();
    await expect(page.getByRole('banner').getByText('Ada Example')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  test('the bar gets its hairline past 50 px and nothing moves', async ({ page }) => {
    const header = page.getByRole('banner');
    const borderColor = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const height = () => header.evaluate((element) => element.getBoundingClientRect().height);
    const before = { height: await height(), border: await borderColor() };
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(borderColor).not.toBe(before.border);
    expect(await height()).toBe(before.height);
  });

  test('the skip link goes past the navigation', async ({ page }) => {
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('every link of the menu leads to its page by touch', async ({ page }) => {
    for (const { label, to } of [homeLink, ...barLinks, ...dropMenu]) {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      const link = menu(page).getByRole('link', { name: label, exact: true });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await link.tap();
      await expect(menu(page)).toBeHidden();
      await expectArrival(page, to);
    }
  });

  test('the menu holds the page still and the focus inside, and gives it back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 2000);
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the browser's own controls have their turn, which leaves the body.
      expect(
        (await page.evaluate(() => Boolean(document.activeElement?.closest('dialog, body:focus')))) ||
          (await page.evaluate(() => document.activeElement === document.body)),
      ).toBe(true);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the menu goes when the screen grows', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toBeHidden();
  });
});
