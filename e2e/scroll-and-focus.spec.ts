import type { Locator, Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { paths, sections } from '@/site/paths';
import { layoutShifts, watchLayoutShifts } from './support/layout';
import { delayChunk } from './support/network';
import { anyPage } from './support/routes';
import { barLink, expectOpened, footer, goInSite, openFromFooter } from './support/shell';
import { expect, openTool, test, visit, waitForPage } from './support/signed-in';
import { nextFrames } from './support/wait';
import { withRecognizer } from './tools/speech/speech-recognition-stub';

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

test('a reload does not move the page below a visitor who already uses it', async ({ page }) => {
  const details = page.locator('main details');
  const link = page.getByRole('main').getByRole('link').first();
  async function reload() {
    const release = await delayChunk(page, 'index');
    await page.reload({ waitUntil: 'commit' });
    await expect(link).toBeVisible();
    return async () => {
      await release();
      await waitForPage(page);
    };
  }
  // The link is in sight without scrolling.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await visit(page, paths.privacy);
  await scrollDown(page, 700);
  await test.step('who has scrolled', async () => {
    const release = await reload();
    await details.getByText(/./).first().click();
    const place = await scrollTop(page);
    await release();
    expect(await scrollTop(page)).toBe(place);
    await expect(details).toHaveAttribute('open');
  });
  await test.step('who presses a link', async () => {
    const release = await reload();
    await link.hover();
    await page.mouse.down();
    await release();
    await page.mouse.up();
    await expect(page).not.toHaveURL(paths.privacy);
  });
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

  await test.step('twenty addresses followed at once end at the last one', async () => {
    await goInSite(page, anyPage);
    const addresses = [...tour, ...tour].slice(0, 20);
    await expect(footer(page)).toBeAttached();
    await page.evaluate((addresses) => {
      const footer = document.querySelector('footer');
      for (const address of addresses)
        footer?.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click();
    }, addresses);
    await expectOpened(page, addresses.at(-1) ?? '');
    await expect(page.getByRole('main')).toHaveCount(1);
  });
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('over a part that scrolls by itself the wheel moves the page, until the pointer rests there or it has the focus', async ({
  page,
}) => {
  await withRecognizer(page);
  const panes = page.getByRole('main').locator('.scroll-pane');
  await test.step('a document and its conversation', async () => {
    await openTool(page, paths.chatbot);
    await expect(panes).toHaveCount(2);
    for (const pane of await panes.all()) await expectPane(page, pane);
  });

  await test.step('captions', async () => {
    const tool = await openTool(page, paths.speechRecognition);
    await tool.getByRole('button', { name: 'Start' }).click();
    await expect(tool.getByText('Listening', { exact: true })).toBeVisible();
    await expectPane(page, panes);
  });
});

async function expectPane(page: Page, pane: Locator) {
  const paneTop = () => pane.evaluate((element) => element.scrollTop);
  await pane.evaluate((element) => {
    const filler = document.createElement('div');
    filler.style.cssText = 'flex: none; block-size: 3000px';
    element.append(filler);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await expect(pane).toHaveCSS('overflow-y', 'hidden');
    const { x, y, width, height } = (await pane.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [top, inPane] = [await scrollTop(page), await paneTop()];
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, 20);
    await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBeGreaterThan(top);
    expect(await paneTop()).toBe(inPane);
  }).toPass();
  await expect(pane).toHaveCSS('overflow-y', 'auto');
  // Of a list that starts at its end, only the way up is left.
  const way = (await startsAtEnd(pane)) ? -10 : 10;
  // The first turns of the wheel may still go on with what moved the page.
  await expect(async () => {
    const [top, before] = [await scrollTop(page), await paneTop()];
    await page.mouse.wheel(0, way);
    await expect.poll(paneTop, { timeout: 1000 }).not.toBe(before);
    expect(await scrollTop(page)).toBe(top);
  }).toPass();

  await page.mouse.move(0, 0);
  await expect(pane).toHaveCSS('overflow-y', 'hidden');
}

function startsAtEnd(pane: Locator): Promise<boolean> {
  return pane.evaluate((element) => getComputedStyle(element).flexDirection === 'column-reverse');
}
