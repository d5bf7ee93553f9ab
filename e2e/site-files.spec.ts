import { expect, test } from './support/test';

/** Every file that the head of the page names, as a browser, a home screen or a shared link would fetch it. */
const NAMED_IN_HEAD = [
  ['link[rel=icon]', 'href', /^image\//],
  ['link[rel=apple-touch-icon]', 'href', /^image\/png/],
  ['link[rel=manifest]', 'href', /^application\/(manifest\+)?json/],
  ['meta[property="og:image"]', 'content', /^image\/png/],
] as const;

test('icons, manifest and share image are there and are what they say', async ({ page, request }) => {
  await page.goto('/login');
  for (const [selector, attribute, type] of NAMED_IN_HEAD) {
    const named = await page
      .locator(selector)
      .evaluateAll(
        (elements, name) => elements.map((element) => element.getAttribute(name) ?? ''),
        attribute,
      );
    expect(named, selector).not.toEqual([]);
    for (const address of named) {
      const response = await request.get(new URL(address, page.url()).pathname);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type'], address).toMatch(type);
      expect((await response.body()).length, address).toBeGreaterThan(0);
    }
  }
});

test('every icon of the manifest is there in the size it states', async ({ page, request }) => {
  await page.goto('/login');
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
});

test('whoever asks for an icon without reading the page gets one', async ({ page, request }) => {
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
  await page.goto('/favicon.ico');
  await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 32);
});

test('robots are told in plain text what they may read', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(/^User-agent: /m);
});

for (const address of [
  '/assets/gone-12345678.js',
  '/assets/deep/gone.css',
  '/gone.png',
  '/gone.webmanifest',
]) {
  test(`${address} is missed as a file, not answered with the page`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain('id="root"');
  });
}

test('every answer carries the headers that protect the site, and none sets a cookie', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  for (const address of ['/', '/Pricing', script, '/robots.txt', '/gone.png']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['strict-transport-security'], address).toContain('max-age=63072000');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-resource-policy'], address).toBe('same-origin');
    expect(headers['set-cookie'], address).toBeUndefined();
  }
});
