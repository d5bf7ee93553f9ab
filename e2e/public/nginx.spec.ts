import { paths } from '@/site/paths';
import { expectSameAnswers, files, test } from '../support/nginx';
import { addresses } from '../support/routes';
import { expect } from '../support/test';

// In one worker, which starts one nginx.
test.describe.configure({ mode: 'default' });

test('nginx answers a public site as Firebase Hosting does, in any letter case', async ({
  request,
  nginxUrl,
}) => {
  const spellings = addresses.flatMap((path) => [path, path.toUpperCase(), path.replace(/\/?$/, '/')]);
  await expectSameAnswers(request, nginxUrl, [...spellings, '/no-such-page', ...files]);
});

test('a public site runs on nginx', async ({ page, nginxUrl }) => {
  await page.goto(nginxUrl + paths.about.toLowerCase());
  await expect(page.locator('html:not([data-boot])')).toBeAttached();
});
