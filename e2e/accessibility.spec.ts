import { paths } from '@/site/paths';
import { expectAccessible, expectNoAxeViolations } from './support/accessibility';
import { createUser } from './support/accounts';
import { languagePicker, withGoogleTranslate } from './support/page-translation';
import { anyPage } from './support/routes';
import { accountMenu, fillLogin, heading, logIn, loginButton } from './support/session';
import { bar, dropMenuButton, menu, searchDialog, searchInput } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';

test('the open menus, panels and the search are accessible', async ({ page }) => {
  test.setTimeout(240_000);
  const inDialog = { within: 'dialog' };
  await withGoogleTranslate(page.context());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, anyPage);
  await dropMenuButton(page).click();
  await expect(bar(page).locator(`a[href="${paths.about}"]`)).toBeVisible();
  await expectNoAxeViolations(page, { within: 'header' });
  await accountMenu(page).click();
  await expectNoAxeViolations(page, { within: 'header' });

  await page.setViewportSize({ width: 390, height: 800 });
  await page.keyboard.press('Control+m');
  await expect(menu(page)).toBeVisible();
  await expectNoAxeViolations(page, inDialog);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Escape');

  await languagePicker(page).click();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, page.getByRole('dialog').getByRole('option').first(), inDialog);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await searchInput(page).fill('plan');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, searchInput(page), inDialog);
  await searchInput(page).fill('zzqqxxj');
  await expect(searchDialog(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page, searchInput(page), inDialog);
});

signedOutTest('error messages and the account page are accessible', async ({ page, allowConsole }) => {
  allowConsole(/auth\/invalid-credential/);
  const user = await createUser();
  await page.goto(paths.signup);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page, page.getByLabel('Full Name'), { within: 'main' });

  await page.goto(paths.account);
  await fillLogin(page, { ...user, password: 'not the password' });
  await loginButton(page).click();
  await expectAccessible(page, page.getByRole('alert'), { within: 'main' });

  await logIn(page, user);
  await expect(heading(page)).toHaveText('Account');
  await expect(page.locator('main form:not([aria-labelledby])')).toHaveCount(0);
  await page.locator('summary').filter({ hasText: 'Delete account' }).click();
  await expectAccessible(page, page.getByRole('button', { name: 'Delete permanently' }), { within: 'main' });
});
