import type { Page } from '@playwright/test';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { isLoopback } from '../support/block-internet';
import { siteUrl } from '../support/local-site';
import { addresses, pageAddresses, variants } from '../support/routes';
import { footer, goInSite } from '../support/shell';
import { expect, test, visit } from '../support/signed-in';

interface Link {
  readonly name: string;
  readonly href: string;
  /** The absolute URL of `href`. */
  readonly target: string;
  readonly rel: string;
  readonly opensTab: boolean;
}

const placeOf = ({ pathname, hash }: URL) => pathname.toLowerCase() + decodeURIComponent(hash);

test('every link leads to a real page and section, and every page has its own title', async ({ page }) => {
  test.setTimeout(240_000);
  const places = new Set<string>();
  const linked = new Map<string, string>();
  const names = [new Map<string, string>(), new Map<string, string>()] as const;
  await visit(page, paths.home);
  await expect(footer(page)).toBeVisible();
  for (const address of [...addresses, ...variants])
    await test.step(address, async () => {
      if (address.includes('?')) await visit(page, address);
      else await goInSite(page, address);
      await expect(page.locator('main [data-pending]')).toHaveCount(0);
      if (pageAddresses.includes(address)) await expectOwnNames(page, address, names);
      await expect(page).toHaveTitle(address === '/no-such-page' ? /not found/i : /^(?!.*not found)/i);
      await expect(page.getByText('didn’t load')).toHaveCount(0);
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      for (const hash of ['', ...ids.map((id) => `#${id}`)]) places.add(address.toLowerCase() + hash);
      // The bar, the offer bar and the footer are the same on every page.
      for (const link of await listLinks(
        page,
        address === paths.home ? 'header, main, footer, aside' : 'main',
      )) {
        expectSafeLink(link);
        const url = new URL(link.target);
        if (url.origin === siteUrl) linked.set(placeOf(url), `“${link.name}” on ${address}`);
      }
    });
  expect(linked.size).toBeGreaterThanOrEqual(pageAddresses.length);
  expect([...linked].filter(([place]) => !places.has(place))).toEqual([]);
});

async function expectOwnNames(
  page: Page,
  address: string,
  [titles, descriptions]: readonly [Map<string, string>, Map<string, string>],
) {
  await expect(page.locator('head title'), address).toHaveCount(1);
  const title = await page.title();
  expect.soft(title, address).toMatch(new RegExp(`^\\S.* · ${brand.name}$`));
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
  expect.soft(description.length, address).toBeGreaterThan(0);
  expect.soft(titles.get(title), `the title of ${address} is also that of`).toBeUndefined();
  expect.soft(descriptions.get(description), `its description is also that of`).toBeUndefined();
  titles.set(title, address);
  descriptions.set(description, address);
}

/** Every link that a visitor can see. */
function listLinks(page: Page, part: string): Promise<Link[]> {
  return page.locator(`:is(${part}) a`).evaluateAll((links) =>
    links
      .filter((link) => link instanceof HTMLAnchorElement)
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => ({
        name: link.textContent.trim().slice(0, 60),
        href: link.getAttribute('href') ?? '',
        target: link.href,
        rel: link.rel,
        opensTab: link.target === '_blank',
      })),
  );
}

function expectSafeLink({ name, href, target, rel, opensTab }: Link): void {
  const url = new URL(target);
  expect(href, `“${name}” leads somewhere`).not.toMatch(/^(#?|javascript:.*)$/);
  if (url.origin === siteUrl) return;
  if (!url.protocol.startsWith('http')) return expect(['mailto:', 'tel:'], name).toContain(url.protocol);
  if (!isLoopback(url)) expect(url.protocol, name).toBe('https:');
  expect(opensTab, `“${name}” keeps the site open in its tab`).toBe(true);
  expect(rel, `“${name}” gives the new tab no access to this one`).toContain('noopener');
}
