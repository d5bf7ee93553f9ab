import { paths } from '@/site/paths';
import { expectSameAnswers, files, test } from './support/nginx';
import { addresses, variants } from './support/routes';
import { expect } from './support/test';

// In one worker, which starts one nginx.
test.describe.configure({ mode: 'default' });

test('nginx answers as Firebase Hosting does', async ({ request, nginxUrl }) => {
  await expectSameAnswers(request, nginxUrl, [...addresses, ...variants, `${paths.pricing}/`, ...files]);
});

test('nginx compresses text and hides the files for other hosts', async ({ request, nginxUrl }) => {
  const { 'content-encoding': encoding, vary } = (await request.get(nginxUrl)).headers();
  expect({ encoding, vary }).toEqual({ encoding: 'gzip', vary: 'Accept-Encoding' });
  for (const name of ['.build.json', '_headers', '_redirects', '_nginx.conf'])
    expect((await request.get(`${nginxUrl}/${name}`)).status(), name).toBe(404);
});

test('the site runs on nginx', async ({ page, nginxUrl }) => {
  await page.goto(nginxUrl + paths.pricing);
  await expect(page.locator('html:not([data-boot])')).toBeAttached();
});
