import { request as httpRequest } from 'node:http';
import { paths } from '@/site/paths';
import { siteUrl } from '../support/local-site';
import { expect, test } from '../support/test';

/** The files that the document's head names. */
const NAMED_IN_HEAD = [
  ['link[rel=icon]', 'href', /^image\//],
  ['link[rel=apple-touch-icon]', 'href', /^image\/png/],
  ['link[rel=manifest]', 'href', /^application\/(manifest\+)?json/],
  ['meta[property="og:image"]', 'content', /^image\/png/],
] as const;

test('icons, manifest and share image exist and are what they say, and a missing file gets a 404', async ({
  page,
  request,
}) => {
  await page.goto(paths.login);
  for (const [selector, attribute, type] of NAMED_IN_HEAD) {
    const elements = await page.locator(selector).all();
    expect(elements, selector).not.toEqual([]);
    for (const element of elements) {
      const address = new URL((await element.getAttribute(attribute)) ?? '', page.url()).pathname;
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type'], address).toMatch(type);
      expect((await response.body()).length, address).toBeGreaterThan(0);
    }
  }

  const { icons } = await (await request.get('/site.webmanifest')).json();
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, String(src));
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }

  for (const file of [
    '/assets/gone-12345678.js',
    '/assets/deep/gone.css',
    '/gone.png',
    '/gone.webmanifest',
  ]) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(404);
    expect(response.headers()['cache-control'], file).toBe('no-cache');
    expect(await response.text()).not.toContain('id="root"');
  }
  const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  const asset = await request.get(script ?? '');
  expect(asset.headers()['cache-control']).toMatch(/immutable/);
});

test('a malformed address is refused, and the site stays up', async ({ request }) => {
  for (const address of ['//', '///', '//[', '/%E0%A4%A', '/%'])
    expect(await statusOf(address), address).toBe(400);
  expect((await request.get(paths.login)).status()).toBe(200);
});

/** Playwright and browsers correct an address before they request it. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
