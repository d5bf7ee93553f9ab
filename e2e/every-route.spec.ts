import { addresses } from './support/routes';
import { heading } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';

for (const address of addresses) {
  test(`${address} is there by its address, after a reload, and on the way back and forward`, async ({
    page,
  }) => {
    const elsewhere = address === '/Projects' ? '/Faqs' : '/Projects';
    await visit(page, address);
    await expect(page).toHaveTitle(/ · Lumenary$/);
    const title = await page.title();
    expect(title).not.toContain('not found');
    await page.reload();
    await expect(page).toHaveTitle(title);
    await visit(page, elsewhere);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(elsewhere);
    await expect(heading(page)).toBeVisible();
    for (const spelling of [address.toLowerCase(), address.toUpperCase()]) {
      if (spelling === address) continue;
      await visit(page, spelling);
      await expect(page, spelling).toHaveTitle(title);
    }
  });
}

signedOutTest('signed out as well, an address is the same in any letter case', async ({ page }) => {
  for (const [path, title] of Object.entries({
    '/login': 'Login',
    '/signup': 'Sign Up',
    '/reset-password': 'Reset password',
    '/privacy': 'Privacy Policy',
  })) {
    for (const spelling of [path, path.toUpperCase()]) {
      await page.goto(spelling);
      await expect(page.getByRole('heading', { level: 1, name: title }), spelling).toBeVisible();
    }
  }
});
