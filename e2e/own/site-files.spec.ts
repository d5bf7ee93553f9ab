import { paths } from '@/site/paths';
import { expect, test } from '../support/test';
import { within } from '../support/wait';

/** The files that the document's head names. */
const NAMED_IN_HEAD = [
  ['link[rel=icon]', 'href', /^image\//],
  ['link[rel=apple-touch-icon]', 'href', /^image\/png/],
  ['link[rel=manifest]', 'href', /^application\/(manifest\+)?json/],
  ['meta[property="og:image"]', 'content', /^image\/png/],
] as const;

test('icons, manifest and share image exist and are what they say', async ({ page, request }) => {
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
    const size = page.evaluate(async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, String(src));
    expect([await within(`Decoding ${src}`, size), 'any'], src).toContain(sizes);
  }
});
