import { paths } from '@/site/paths';
import { createUser, uniqueEmail } from './support/accounts';
import { accountMenu, logIn, loginHeading } from './support/session';
import { alertWith, searchDialog, searchInput } from './support/shell';
import { expect, test } from './support/test';

test('the email goes along to a forgotten password and survives a reload @engines', async ({ page }) => {
  const email = uniqueEmail();
  await page.goto(paths.login);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(paths.resetPassword);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('a visitor logs in with the keyboard alone, and can show the password', async ({ page }) => {
  const user = await createUser();
  await page.goto(paths.login);
  const password = page.getByLabel('Password', { exact: true });
  const toggle = page.getByRole('button', { name: 'Show password' });
  await expect(loginHeading(page)).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    if (await page.getByLabel('Email').evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  await toggle.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await toggle.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Enter');
  await expect(accountMenu(page)).toBeVisible();
});

test('the alert of a login leaves the search field free', async ({ page }) => {
  await page.goto(paths.login);
  await logIn(page, await createUser());
  await expect(alertWith(page, 'Logged in successfully!')).toBeVisible();
  await page.keyboard.press('Control+k');
  const alert = await searchDialog(page).getByRole('alert').boundingBox();
  const field = await searchInput(page).boundingBox();
  expect(alert?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
});
