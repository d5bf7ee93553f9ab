import { createUser } from './support/accounts';
import { holdEntry, holdScripts, holdStyles } from './support/hold';
import { logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';

test('the form is on screen before anything that brings it to life is asked for', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  const { firstFrame, app } = await page.evaluate(() => ({
    firstFrame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    app: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(app.length).toBeGreaterThan(2);
  for (const { name, startTime } of app) expect(startTime, name).toBeGreaterThanOrEqual(firstFrame);
});

test('no script of the app runs before the page has all of its styles', async ({ page }) => {
  const release = await holdStyles(page);
  const entry = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto('/signup', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await entry;
  await expect(page.locator('script[type=module]')).toHaveCount(0);
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
});

test('for a returning visitor everything is on its way at once', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, await createUser());
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('link[rel=preconnect]')).not.toHaveCount(0);
  for (const part of ['index', 'auth', 'signed-in-site', 'home-page'])
    await expect(page.locator(`link[rel=modulepreload][href*="/${part}-"]`), part).toHaveCount(1);
  await expect(page.locator('link[as=font]')).toHaveCount(1);
  await release();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('who a returning visitor is is asked while the app is still on its way', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, await createUser());
  const release = await holdEntry(page);
  const asked = page.waitForResponse(/accounts:lookup/);
  await page.goto('/account', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByText('Loading...')).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('the window around the page wears the theme that is chosen, from the first frame on', async ({
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
  await page.goto('/login');
  const light = await inUse();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(inUse).not.toEqual(light);
  const dark = await inUse();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await inUse()).toEqual(light);
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(loginHeading(page)).toBeVisible();
  expect(await inUse()).toEqual(light);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByRole('button', { name: 'System theme' }).click();
  await expect.poll(inUse).toEqual(dark);
});

test('a page in English takes no more of the fonts than English needs', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.*)-.{8}\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await page.goto('/login');
  await logIn(page, await createUser());
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([...new Set(fonts)].toSorted()).toEqual(['geist-basic', 'geist-mono-basic']);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Geist Variable", "Geist Fallback"/);
});
