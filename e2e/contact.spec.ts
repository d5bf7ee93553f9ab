import type { Page, Route } from '@playwright/test';
import { offerPrice, planPrice } from '@/domain/format';
import { contactPath } from '@/domain/plans';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import {
  contactForm,
  contactMessage,
  FILL_MS,
  fillContact,
  messagesWith,
  send,
  thanks,
} from './support/forms';
import { layoutShifts, watchLayoutShifts } from './support/layout';
import { delayRequests, loseReplies } from './support/network';
import { barLink } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';

const [, plan] = plans;
const field = (page: Page, name: string) => contactForm(page).locator(`[name=${name}]`);

test('an order arrives whole and once, with its plan, and is confirmed without a layout shift', async ({
  page,
}) => {
  await page.clock.install();
  await watchLayoutShifts(page);
  await visit(page, contactPath(plan));
  await expect(contactForm(page)).toContainText(String(offerPrice(plan)));
  const email = await fillContact(page);
  await page.clock.fastForward(FILL_MS);
  await contactForm(page).locator('[type=submit]').dblclick();
  await expect(thanks(page, 'contact')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you. Your message has been sent.' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  const plain = expect.stringContaining(planPrice(plan));
  expect(await messagesWith(email)).toEqual([
    expect.objectContaining({ kind: 'contact', ...contactMessage, email, plan: plain }),
  ]);
});

test('a message that is delivered without an answer stays, and is delivered once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_/);
  await page.clock.install();
  await visit(page, paths.contact);
  const email = await fillContact(page);
  await loseReplies(page, /\/submit$/);
  await send(page, 'contact');
  await expect(contactForm(page).getByRole('alert')).not.toBeEmpty();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await waitForPage(page);
  await expect(field(page, 'email')).toHaveValue(email);
  await send(page, 'contact');
  await expect(thanks(page, 'contact')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('leaving the page while a message is sent delivers it @engines', async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.contact);
  const email = await fillContact(page);
  const { first, release } = await delayRequests(page, /\/submit$/);
  await send(page, 'contact');
  await first;
  await barLink(page, 'Help').click();
  await release();
  await expect(thanks(page, 'contact')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'message')).toHaveValue('');
  expect(await messagesWith(email)).toHaveLength(1);
});

test('a message in two tabs arrives once, and the other tab says so @full', async ({ page }) => {
  await visit(page, paths.contact);
  const email = await fillContact(page);
  // Like a duplicate, a window that the page opens starts with a copy of its session storage.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void open(location.href)),
  ]);
  await expect(field(copy, 'email')).toHaveValue(email);
  await contactForm(copy).locator('[type=submit]').click();
  await expect(thanks(copy, 'contact')).toBeVisible();
  await expect(page.getByText('already sent from another tab')).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  expect(await messagesWith(email)).toHaveLength(1);
});

test('the map loads once the visitor agrees, and breaks nothing when blocked', async ({
  page,
  context,
  thirdParty,
  allowConsole,
}) => {
  // The browser logs what the sandbox blocks, with an empty message.
  allowConsole(/^$/);
  const mapAddress = /google\.com\/maps\?/;
  const map = page.locator('iframe[title^="Map"]');
  for (const answer of [
    (route: Route) => route.abort('blockedbyclient'),
    (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>top.location = "/robots.txt"</script>' }),
  ]) {
    thirdParty.length = 0;
    await context.route(mapAddress, (route) => void answer(route));
    await visit(page, `${paths.contact}?message=Something+private`);
    await expect(map).toHaveCount(0);
    expect(thirdParty.filter((url) => mapAddress.test(url))).toEqual([]);
    const request = page.waitForRequest(mapAddress);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(map).toHaveAttribute('loading', 'lazy');
    await map.scrollIntoViewIfNeeded();
    expect(await (await request).headerValue('referer')).toBe(`${new URL(page.url()).origin}/`);
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await barLink(page, 'Help').click();
    await expect(page).toHaveTitle(/Help/);
    await context.unroute(mapAddress);
  }
});
