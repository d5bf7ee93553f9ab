import { paths } from '@/site/paths';
import { createUser } from './support/accounts';
import { logIn } from './support/session';
import { expect, test } from './support/test';

test('the privacy policy is readable signed out, and its choices last', async ({ page, thirdParty }) => {
  await page.goto(paths.privacy);
  await page.getByRole('switch', { name: 'Map' }).check();
  await page.getByRole('switch', { name: 'Translation' }).uncheck();
  await page.goto(paths.contact);
  await logIn(page, await createUser());
  await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
  // The translator loads in an idle period after the page has loaded.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((idle) => requestIdleCallback(idle));
  });
  expect(thirdParty.filter((url) => url.includes('translate'))).toEqual([]);
});
