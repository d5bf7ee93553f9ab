import { paths } from '@/site/paths';
import { delayChunk, delayScripts } from './support/network';
import { anyPage } from './support/routes';
import { heading, loginHeading, openSignedIn } from './support/session';
import { expect, test } from './support/test';

test('the session is checked while the app loads, and Try again is offered after five seconds @full', async ({
  page,
}) => {
  await openSignedIn(page, anyPage);
  const release = await delayChunk(page, 'index');
  await page.clock.install();
  const lookup = page.waitForResponse(/accounts:lookup/);
  await page.goto(paths.account, { waitUntil: 'commit' });
  await lookup;
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(loginHeading(page)).toBeHidden();
  await page.clock.runFor(5100);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await release();
  await expect(heading(page)).toHaveText('Account');
});

test('the chosen theme and its color apply from the first frame after a reload @engines', async ({
  page,
}) => {
  const inUse = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        metas
          .filter((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)
          .map((meta) => meta.getAttribute('content')),
      );
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(paths.login);
  const light = await inUse();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(inUse).not.toEqual(light);
  const dark = await inUse();
  await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(loginHeading(page)).toBeVisible();
  expect(await inUse()).toEqual(dark);
});
