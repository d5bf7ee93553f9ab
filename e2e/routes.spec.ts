import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { heading, loginHeading } from './support/session';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';

test('an address works in any letter case, after a reload, and on the way back and forward', async ({
  page,
}) => {
  for (const path of [paths.about, paths.contact, paths.benefits.aiSolutions]) {
    await visit(page, path.toUpperCase());
    const title = await page.title();
    await page.reload();
    await expect(page).toHaveTitle(title);
    await visit(page, path.toLowerCase());
    await expect(page).toHaveTitle(title);
    await visit(page, paths.projects);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(paths.projects);
    await expect(heading(page)).toBeVisible();
  }
});

signedOutTest('signed out, every screen has one title, in any letter case', async ({ page }) => {
  await signedOutTest.step('signed out, every screen has exactly one title', async () => {
    for (const path of [paths.login, paths.signup, paths.resetPassword, paths.privacy]) {
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-boot');
      await expect(page, path).toHaveTitle(new RegExp(`.+ · ${brand.name}$`));
      await expect(page.locator('head title'), path).toHaveCount(1);
    }
  });

  await signedOutTest.step('signed out, an address works in any letter case too', async () => {
    for (const path of [paths.signup, paths.resetPassword, paths.privacy]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const title = await page.title();
      await page.goto(path.toUpperCase());
      await expect(page).toHaveTitle(title);
      await expect(loginHeading(page)).toHaveCount(0);
    }
  });
});

test('an unknown address suggests pages and a search', async ({ page }) => {
  await visit(page, '/prcing');
  await expect(page).toHaveTitle(new RegExp(`not found.* · ${brand.name}`, 'i'));
  await page.getByRole('main').locator(`a[href="${paths.pricing}"]`).click();
  await expect(page).toHaveURL(paths.pricing);
  await visit(page, '/chat-bot-thing');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${paths.search}?q=chat+bot+thing`);
});
