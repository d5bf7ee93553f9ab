import { paths } from '@/site/paths';
import { delayChunk, delayScripts } from './support/network';
import { heading, loginHeading, openSignedIn } from './support/session';
import { expect, test } from './support/test';

test('the session is checked while the app loads, and Try again is offered after five seconds', async ({
  page,
}) => {
  await openSignedIn(page, paths.projects);
  const release = await delayChunk(page, 'index');
  await page.clock.install();
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto(paths.account, { waitUntil: 'commit' });
  await asked;
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(loginHeading(page)).toBeHidden();
  await page.clock.runFor(5100);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await release();
  await expect(heading(page)).toHaveText('Account');
});

test('the chosen theme and its color apply from the first frame after a reload', async ({ page }) => {
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

test('an English page loads only the basic font files', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.*)-.{8}\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await openSignedIn(page, paths.projects);
  await page.goto(paths.home);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([...new Set(fonts)].toSorted()).toEqual(['geist-basic', 'geist-mono-basic']);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Geist Variable", "Geist Fallback"/);
});
