import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { expectSafeLink, followLink, listLinks, type Link } from './support/links';
import { siteUrl } from './support/local-site';
import { pageAddresses, variants } from './support/routes';
import { heading } from './support/session';
import { footer, goInSite } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every link leads to a real page, and every page has its own title and description', async ({
  page,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(15_000);
  const followed = new Set<string>();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  await visit(page, paths.home);
  await expect(footer(page)).toBeVisible();
  for (const address of [...pageAddresses, ...variants])
    await test.step(address, async () => {
      if (address.includes('?')) await visit(page, address);
      else {
        await goInSite(page, address);
        await expect(page.locator('head title'), address).toHaveCount(1);
        const title = await page.title();
        expect.soft(title, address).toMatch(new RegExp(`^\\S.* · ${brand.name}$`));
        const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
        expect.soft(titles.get(title), `the title of ${address} is also that of`).toBeUndefined();
        expect.soft(descriptions.get(description), `its description is also that of`).toBeUndefined();
        titles.set(title, address);
        descriptions.set(description, address);
      }
      // The bar, the offer bar and the footer are the same on every page.
      const part = address === paths.home ? 'header, main, footer, aside' : 'main';
      for (const link of await listLinks(page, part)) {
        expectSafeLink(link);
        if (!shouldFollow(link) || followed.has(link.target)) continue;
        followed.add(link.target);
        await followLink(page, link, part);
      }
    });
  expect(followed.size).toBeGreaterThanOrEqual(pageAddresses.length);
});

test('a link to another site opens a new tab', async ({ page, context }) => {
  await visit(page, paths.blog);
  const links = await listLinks(page, 'main');
  const external = links.find(({ opensTab }) => opensTab);
  const opened = context.waitForEvent('page');
  await page.locator(`main a[href="${external?.href}"]`).first().press('Enter');
  await (await opened).close();
  await expect(heading(page)).toBeVisible();
});

/** New tabs are not opened, and a query on the search page only changes its results. */
function shouldFollow({ target, opensTab }: Link): boolean {
  const { origin, pathname } = new URL(target);
  return origin === siteUrl && !opensTab && pathname.toLowerCase() !== paths.search;
}
