import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/signed-in';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-10T12:00:00Z');

async function openOffer(page: Page) {
  await visit(page, '/Offer');
  await expect(page.getByRole('heading', { level: 1, name: 'Special Offer In Pricing' })).toBeVisible();
}

const timer = (page: Page) => page.getByRole('timer');

test('the first visit starts five days, which a reload and a second tab go on with', async ({
  page,
  context,
}) => {
  await openOffer(page);
  const stored = () => page.evaluate(() => localStorage.getItem('offerEndTime'));
  const end = await stored();
  expect(Math.abs(Date.parse(end ?? '') - Date.now() - 5 * DAY)).toBeLessThan(60_000);
  await expect(timer(page)).toContainText(/^0[45]Days/);
  await page.reload();
  await expect(timer(page)).toContainText(/^04Days23Hours59Minutes/);
  expect(await stored()).toBe(end);
  const second = await context.newPage();
  await second.goto('/Offer');
  await expect(timer(second)).toContainText(/^04Days23Hours59Minutes/);
  expect(await stored()).toBe(end);
});

test('the offer expires while one watches, and has expired for the next visit', async ({ page }) => {
  await openOffer(page);
  await page.evaluate(() => localStorage.setItem('offerEndTime', new Date(Date.now() + 3000).toISOString()));
  await expect(page.getByText('Offer Expired')).toBeVisible();
  await expect(page.getByText('$17.10')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Offer Expired')).toBeVisible();
  await expect(timer(page)).toBeHidden();
});

test('a plan takes its offer along to the contact form', async ({ page }) => {
  await openOffer(page);
  await page.getByRole('main').getByRole('link', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL('/contact?plan=pro&offer=10');
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form).toContainText('Pro');
  await expect(form).toContainText('$44.10/month');
});

test('confetti falls behind the page until it is stopped, and nothing of it is left', async ({ page }) => {
  await openOffer(page);
  const canvas = page.locator('body > canvas');
  await expect(canvas).toHaveCount(1);
  expect(await canvas.evaluate((element) => getComputedStyle(element).zIndex)).toBe('-1');
  await page.getByRole('button', { name: 'Stop confetti' }).click();
  await expect(canvas).toHaveCount(0);
  await page.getByRole('button', { name: 'Play confetti again' }).click();
  await expect(canvas).toHaveCount(1);
  await page.getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page).toHaveURL('/Pricing#compare');
  await expect(canvas).toHaveCount(0);
});

test('confetti ends by itself after its hundred seconds', async ({ page }) => {
  await openOffer(page);
  await page.clock.install({ time: NOW });
  await page.getByRole('button', { name: 'Stop confetti' }).click();
  await page.getByRole('button', { name: 'Play confetti again' }).click();
  await page.clock.fastForward(102_000);
  await expect(page.getByRole('button', { name: 'Play confetti again' })).toBeVisible();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is neither confetti nor a button for it, and the headline is simply there', async ({
    page,
  }) => {
    await openOffer(page);
    await expect(page.getByRole('button', { name: /confetti/ })).toHaveCount(0);
    await page.waitForFunction(() => performance.now() > 3000);
    await expect(page.locator('body > canvas')).toHaveCount(0);
  });
});
