import { createUser } from './support/accounts';
import { logIn } from './support/sign-in';
import { expect, test } from './support/test';

test('every topic leads to its part of the page, with the focus', async ({ page }) => {
  await page.goto('/Help');
  await logIn(page, await createUser());
  const links = page.getByRole('region', { name: 'Topics' }).getByRole('link');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/Help${hash}`);
    await expect(page.locator(hash)).toBeFocused();
    await expect(page.locator(hash)).toBeInViewport();
  }
});

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the support hours are told by the visitor’s own clock, and whether somebody is there', async ({
    page,
  }) => {
    await page.goto('/Help');
    await logIn(page, await createUser());
    await expect(page.getByText(/2:30\s*PM to 11:30\s*PM/)).toBeVisible();
    await expect(page.locator('#support')).toContainText(/Open now|Closed now|Limited support now/);
  });
});
