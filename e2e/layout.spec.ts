import type { Page } from '@playwright/test';
import { THEME_KEY } from '@/lib/storage-keys';
import { contacts } from '@/site/contacts';
import { articlePath, paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { withWideText } from './own/page-checks';
import { contactForm } from './support/forms';
import { findOverflow } from './support/layout';
import { heading } from './support/session';
import { expectOpened, footer, menu, openFromFooter } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { nextFrames } from './support/wait';

test('a phone loads one picture of a page, in the chosen theme', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [name] = /\w+-(wide|tall)/.exec(request.url()) ?? [];
    if (name !== undefined) loaded.push(name);
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
  await visit(page, paths.about);
  await expect.poll(() => loaded).toEqual(['about-wide']);
  // The file's media query for the theme follows the element's.
  await expect(page.locator('.scene')).toHaveCSS('color-scheme', 'dark');
});

test('the WhatsApp button opens a chat, and moves out of the way', async ({ page }) => {
  const button = page.getByRole('link', { name: /^Chat.* WhatsApp/i });
  const scroll = async (top: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await nextFrames(page);
  };
  await visit(page, paths.pricing);
  const chat = new RegExp(`^https://wa\\.me/${contacts.whatsapp?.digits}\\?text=`);
  await expect(button).toHaveAttribute('href', chat);
  await expect(button).toHaveAttribute('target', '_blank');

  await page.setViewportSize({ width: 1440, height: 780 });
  await expect(button).toHaveCSS('opacity', '1');
  await expect(button).toBeInViewport({ ratio: 1 });
  await footer(page).scrollIntoViewIfNeeded();
  const [box, below] = [await button.boundingBox(), await footer(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.keyboard.press('Control+m');
  await expect(button).toBeHidden();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 780 });
  await scroll(0);
  await scroll(1500);
  await expect(button).toHaveCSS('opacity', '0');
  await scroll(1400);
  await expect(button).toHaveCSS('opacity', '1');
  expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await scroll(1500);
  await expect(button).toHaveCSS('opacity', '0');
  await visit(page, paths.contact);
  await contactForm(page).locator('[name=message]').focus();
  await expect(button).toHaveCSS('opacity', '0');
});

test('on a phone, Back closes an open panel and stays on the page, and Forward goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, paths.help);
  await openFromFooter(page, paths.pricing);
  for (const [place, name] of [
    [page.getByRole('banner'), 'Menu'],
    [page.getByRole('banner'), 'Search'],
    [footer(page), /^Language: /],
  ] as const) {
    await place.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(paths.pricing);
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.help);

  await footer(page)
    .getByRole('button', { name: /^Language: / })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(paths.pricing);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a tablet the plans stand side by side, and the bar gets a border past 50 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, paths.pricing);
  const tops = await page
    .locator('#plans article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(plans.length);
  expect(new Set(tops).size).toBe(1);

  const bar = page.getByRole('banner');
  const borderColor = () => bar.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const [border, height] = [await borderColor(), (await bar.boundingBox())?.height];
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(borderColor).not.toBe(border);
  expect((await bar.boundingBox())?.height).toBe(height);
});

test('text that is wide, or enlarged by a style of the root, leaves everything in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, paths.contact);
  await withWideText(page, async () => expect(await findOverflow(page)).toEqual([]));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu(page).getByRole('button', { name: /^Language: / })).toBeVisible();
  await expect(menu(page).locator(`a[href="${paths.account}"]`)).toBeVisible();
});

test('benefits stand in one, two, or three columns, and tiles and cards move in once, also after a route change', async ({
  page,
}) => {
  await visit(page, paths.home);
  const columns = () =>
    page
      .locator('#why-choose-us ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
  await expectRevealStarted(page);
  const last = page.locator('[data-aos]').last();
  await expect(last).not.toHaveCSS('transform', 'none');
  await expect(last).toHaveCSS('opacity', '1');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('transform', 'none');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last).toHaveCSS('transform', 'none');

  await openFromFooter(page, paths.about);
  await page.goBack();
  await expectOpened(page, paths.home);
  await expect(last).not.toHaveCSS('transform', 'none');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('transform', 'none');
});

test('everything is in place in print @full', async ({ page }) => {
  await visit(page, paths.home);
  await expectRevealStarted(page);
  await page.emulateMedia({ media: 'print' });
  for (const moved of await page.locator('[data-aos]').all())
    await expect(moved).toHaveCSS('transform', 'none');
  for (const sky of await page.locator('[data-hour], .scene').all())
    await expect(sky).toHaveCSS('background-image', 'none');
  for (const drawing of ['.scene-strip', '.sunrise-sun', '.night-part p[aria-hidden]'])
    for (const part of await page.locator(drawing).all()) await expect(part).toBeHidden();
  await visit(page, paths.faqs);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('details > div').all()) await expect(answer).toBeVisible();
  await visit(page, articlePath('what-ai-does-well'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article').first()).toHaveCSS('break-inside', 'auto');
  for (const control of await page.getByRole('button').all()) await expect(control).toBeHidden();
  await expect(page.locator('#next-step')).toBeHidden();
  // Before its title is typed, and with confetti.
  await visit(page, paths.offer);
  await expect(heading(page).locator('span').last()).toHaveCSS('animation-name', 'none');
  const confetti = page.locator('#special-offer canvas');
  await expect(confetti).toBeAttached();
  await expect(confetti).toBeHidden();
});

/** The animation library loads on the first movement. */
async function expectRevealStarted(page: Page) {
  await expect(async () => {
    for (const place of [200, 220]) await page.mouse.move(place, place);
    await expect(page.locator('html')).toHaveAttribute('data-reveal', 'on', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
