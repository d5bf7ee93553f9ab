import { inboxUrl } from './support/local-site';
import { anyPage } from './support/routes';
import { barLink } from './support/shell';
import { expect, test, visit } from './support/signed-in';

/** The reports in the inbox whose text contains this. */
async function reportsWith(text: string): Promise<Record<string, string>[]> {
  const reports: Record<string, string>[] = await (await fetch(`${inboxUrl}/errors`)).json();
  return reports.filter((report) => JSON.stringify(report).includes(text));
}

test('a page whose code fails to load or to render is reported once', async ({ page, allowConsole }) => {
  allowConsole(/Thrown on purpose|Failed to load|dynamically imported|404/);
  const message = `Thrown on purpose by a page ${Date.now()}`;
  await visit(page, anyPage);
  const body = `export default function Page() { throw new Error('${message}') }`;
  await page.route(/\/assets\/help-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await barLink(page, 'Help').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(() => reportsWith(message)).toHaveLength(1);

  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${inboxUrl}/errors`) reports.push(request.postData() ?? '');
  });
  await page.route(/\/assets\/about-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  // A build that was reloaded before is not reloaded again.
  await barLink(page, 'About').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(() => reports).toEqual([expect.stringContaining('/assets/about-')]);
});
