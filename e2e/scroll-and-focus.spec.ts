import type { Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { paths, sections } from '@/site/paths';
import { layoutShifts, watchLayoutShifts } from './support/layout';
import { anyPage } from './support/routes';
import { barLink, expectOpened, footer, openFromFooter } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { nextFrames } from './support/wait';

const tour = footerColumns
  .flatMap(({ links }) => links.map(({ to }) => to))
  .filter((to) => !to.includes('#') && to !== anyPage);

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and lets a frame pass as it does for a visitor who scrolls. */
async function scrollDown(page: Page, top: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  await nextFrames(page);
}

test('back, forward and reload restore the page and its scroll position @engines', async ({ page }) => {
  const trip = [paths.services, ...tour.filter((to) => to !== paths.services).slice(0, 2)];
  const places: number[] = [];
  for (const [index, address] of trip.entries()) {
    if (index === 0) await visit(page, address);
    else await openFromFooter(page, address);
    await scrollDown(page, 240);
    places.push(await scrollTop(page));
  }
  const expectPlace = async (index: number) => {
    await expect(page).toHaveURL(trip[index] ?? '');
    await expect.poll(() => scrollTop(page)).toBe(places[index]);
  };
  for (let index = trip.length - 2; index >= 0; index -= 1) {
    await page.goBack();
    await expectPlace(index);
  }
  await page.reload();
  await expectPlace(0);
  for (let index = 1; index < trip.length; index += 1) {
    await page.goForward();
    await expectPlace(index);
  }
});

test('a reload far down Home returns there without a layout shift', async ({ page }) => {
  await watchLayoutShifts(page);
  await visit(page, paths.home);
  const questions = page.locator('#questions');
  await questions.scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  const place = await scrollTop(page);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(place);
  await expect(questions).toBeInViewport();
  expect(await layoutShifts(page)).toEqual([]);
});

test('a typed address opens at the top, and one with a fragment at its section @engines', async ({
  page,
}) => {
  await test.step('a typed address opens at the top, wherever the page was left', async () => {
    await visit(page, paths.help);
    await scrollDown(page, 300);
    await visit(page, paths.about);
    await visit(page, paths.help);
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('an address with a fragment opens at its section, with the focus there', async () => {
    const section = page.locator(new URL(sections.terms, 'http://site').hash);
    for (const open of [
      () => page.goto(sections.terms),
      () => footer(page).locator(`a[href="${sections.terms}"]`).click(),
    ]) {
      await open();
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
      await visit(page, anyPage);
    }
  });
});

test('links inside the site load no new document, and preload their pages', async ({ page }) => {
  await visit(page, anyPage);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await test.step('hovering or focusing a link preloads its page once', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const [sign, name, chunk, path] of [
      ['hover', 'Help', /\/help-[\w-]{8}\.js$/, paths.help],
      ['focus', 'Contact', /\/contact-[\w-]{8}\.js$/, paths.contact],
    ] as const) {
      const count = () => requests.filter((url) => chunk.test(url)).length;
      const link = barLink(page, name);
      expect(count()).toBe(0);
      await link[sign]();
      await expect.poll(count).toBe(1);
      await link.press('Enter');
      await expectOpened(page, path);
      expect(count()).toBe(1);
    }
  });

  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});
