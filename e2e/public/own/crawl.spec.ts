import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { brand } from '@/site/brand';
import { showsLogin } from '@/site/navigation';
import { alternatePaths, isSamePath, paths } from '@/site/paths';
import { addresses, anyPage, articles } from '../../support/routes';
import { expect, test } from '../../support/test';

const origin = process.env['VITE_SITE_URL'] ?? '';
const unlisted: ReadonlySet<string> = new Set([
  paths.account,
  paths.resetPassword,
  paths.search,
  ...(showsLogin ? [] : [paths.login, paths.signup]),
]);
/** One address per page, in its first spelling, as search engines should list them. */
const pages = addresses.filter((path) => path !== alternatePaths.home);
const listed = pages.filter((path) => !unlisted.has(path));

test('the sitemap and llms.txt have every page, and robots.txt names the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(found).toHaveLength(listed.length);
  expect(new Set(found)).toEqual(new Set(listed.map((path) => origin + path)));
  const links = [...(await (await request.get('/llms.txt')).text()).matchAll(/^- \[.+\]\((\S+)\): .+/gm)];
  expect(links.map(([, address]) => address)).toEqual(found);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('a crawler without scripts finds every page with its heading and descriptions', async ({ request }) => {
  test.setTimeout(180_000);
  const titles = new Set<string>();
  const queue: string[] = [paths.home];
  for (const path of queue) {
    const { document } = await open(request, path);
    const { canonical, ...page } = describe(document);
    const isListed = listed.includes(path);
    expect.soft(page.headings, path).toEqual([expect.stringMatching(/\S/)]);
    expect.soft(canonical, path).toBe(isListed ? origin + path : null);
    expect.soft(page.robots, path).toEqual(isListed ? [] : ['noindex']);
    expect.soft(page.description.length, path).toBeGreaterThan(20);
    expect.soft(page.social, path).toEqual({
      'og:title': expect.stringContaining(brand.name),
      'og:description': page.description,
      'og:url': origin + path,
      'og:image': `${origin}/og.png`,
    });
    // The account page shows Login.
    if (isListed) titles.add(page.title);
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const target = new URL(link.getAttribute('href') ?? '', origin).pathname;
      const address = target === alternatePaths.home ? paths.home : mainSpelling(target);
      if (!queue.includes(address)) queue.push(address);
    }
  }
  expect(listed.filter((path) => !queue.includes(path))).toEqual([]);
  expect(titles.size).toBe(listed.length);
});

test('each feed has every article with its full text, and without articles, there is none', async ({
  request,
}) => {
  const { document } = await open(request, paths.home);
  const feeds = [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(feeds).toEqual(articles.length > 0 ? ['/rss.xml', '/feed.json'] : []);
  for (const feed of feeds) {
    const text = await (await request.get(feed ?? '')).text();
    expect(articles.filter((path) => !text.includes(`${origin}${path}`))).toEqual([]);
    expect(text.split('<h2').length, feed ?? '').toBeGreaterThan(articles.length);
    expect(text, feed ?? '').not.toMatch(/(href|src)=\\?"\//);
    if (feed === '/rss.xml')
      expect(text.match(/<author>\S+@\S+ \(.+\)<\/author>/g)).toHaveLength(articles.length);
  }
});

test('another letter case leads to the same page, and an unknown address is a 404', async ({ request }) => {
  for (const path of [anyPage.toUpperCase(), anyPage.toLowerCase(), `${anyPage}/`]) {
    const { document } = await open(request, path);
    expect.soft(describe(document).canonical, path).toBe(origin + anyPage);
  }
  const missing = await request.get('/no-such-page');
  expect(missing.status()).toBe(404);
  const { document } = new JSDOM(await missing.text()).window;
  expect(describe(document)).toMatchObject({
    canonical: null,
    robots: ['noindex'],
    headings: [expect.stringMatching(/\S/)],
  });
  expect((await request.get('/assets/missing.js')).status()).toBe(404);
});

async function open(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return new JSDOM(await response.text()).window;
}

function mainSpelling(address: string): string {
  return pages.find((path) => isSamePath(path, address)) ?? address;
}

function describe(document: Document) {
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null;
  const social = [...document.querySelectorAll('meta')].map((tag): [string, string] => [
    tag.getAttribute('property') ?? tag.name,
    tag.content,
  ]);
  return {
    title: document.title,
    description: content('meta[name=description]') ?? '',
    robots: [...document.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map((tag) => tag.content),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    social: Object.fromEntries(social.filter(([name]) => /^og:(title|description|url|image)$/.test(name))),
  };
}
