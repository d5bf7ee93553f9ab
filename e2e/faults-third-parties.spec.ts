import type { Route } from '@playwright/test';
import { paths } from '@/site/paths';
import { delayRequests } from './support/network';
import { barLink } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { languagePicker, pageHeading, withTranslator } from './support/translation';

test('a map that is blocked, slow or hostile breaks nothing and has a link beside it', async ({
  page,
  context,
  allowConsole,
}) => {
  // The browser logs what the sandbox blocks, with an empty message.
  allowConsole(/^$/);
  const map = /google\.com\/maps\?/;
  for (const answer of [
    (route: Route) => route.abort('blockedbyclient'),
    () => undefined,
    (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>top.location = "/robots.txt"</script>' }),
  ]) {
    await context.route(map, (route) => void answer(route));
    await visit(page, paths.contact);
    const asked = page.waitForRequest(map);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await page.locator('iframe[title^="Map"]').scrollIntoViewIfNeeded();
    await asked;
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await barLink(page, 'Help').click();
    await expect(page).toHaveTitle(/Help/);
    await context.unroute(map);
  }
});

test('a translator that is blocked is reported, and Try again loads it', async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.about);
  await languagePicker(page).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(retry).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(pageHeading(page)).toBeVisible();
  await withTranslator(page.context());
  await page.clock.resume();
  await retry.click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(pageHeading(page)).toContainText('de:');
});

test('a translator that loads after the page was left translates the page that is shown', async ({
  page,
  context,
}) => {
  await withTranslator(context);
  const { first, release } = await delayRequests(context, /translate_a\/element\.js/);
  await visit(page, paths.projects);
  await first;
  await languagePicker(page).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.keyboard.press('Escape');
  await barLink(page, 'Help').click();
  await expect(page).toHaveTitle(/Help/);
  await release();
  await expect(pageHeading(page)).toContainText('de:');
});
