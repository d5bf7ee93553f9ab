import { pageAddresses } from './support/routes';
import { heading } from './support/shell';
import { expect, test, visit } from './support/signed-in';

for (const address of pageAddresses) {
  test(`${address} is there by its address, after a reload, and on the way back and forward`, async ({
    page,
  }) => {
    const elsewhere = address === '/Projects' ? '/Faqs' : '/Projects';
    await visit(page, address);
    const title = await page.title();
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
  });
}
