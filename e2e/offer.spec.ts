import type { Page } from '@playwright/test';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { OFFER_END_KEY } from '@/lib/storage-keys';
import { contactPath, monthlyPrice, offerPrice, plans } from '@/site/plans';
import { contactForm } from './support/forms';
import { expect, test, visit } from './support/signed-in';
import { openTool } from './support/tools';

test.skip(!offer.enabled, 'The offer is turned off.');

const DAY = 24 * 60 * 60 * 1000;

const timer = (page: Page) => page.getByRole('timer');
const confettiButton = (page: Page) => page.getByRole('button', { name: /confetti/i });

test('the offer expires while the page is open, and stays expired', async ({ page }) => {
  const [plan] = plans;
  await visit(page, paths.offer);
  await expect(page.getByText(offerPrice(plan)).first()).toBeVisible();
  await page.evaluate(
    (key) => localStorage.setItem(key, new Date(Date.now() + 1500).toISOString()),
    OFFER_END_KEY,
  );
  await expect(timer(page)).toHaveCount(0);
  await expect(page.getByText(offerPrice(plan))).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
});

test('search and assistant no longer quote an offer that ends while the tab is open', async ({ page }) => {
  const [plan] = plans;
  const listPrice = page.getByRole('main').getByText(monthlyPrice(plan));
  const reduced = page.getByRole('main').getByText(offerPrice(plan));
  const endOffer = (inMs = 0) =>
    page.evaluate(([key, end]) => localStorage.setItem(key, end), [
      OFFER_END_KEY,
      new Date(Date.now() + inMs).toISOString(),
    ] as const);

  await test.step('search', async () => {
    await visit(page, `${paths.search}?q=${plan.title}+price`);
    await expect(reduced.first()).toBeVisible();
    await endOffer();
    await expect(listPrice.first()).toBeVisible();
    await expect(reduced).toHaveCount(0);
  });

  await test.step('assistant', async () => {
    await endOffer(DAY);
    const tool = await openTool(page, paths.chatbot);
    const log = tool.getByRole('log');
    await tool.locator('textarea').fill(`How much is ${plan.title}?`);
    await tool.locator('textarea').press('Enter');
    await expect(log).toContainText(offerPrice(plan));
    await endOffer();
    await expect(log).toContainText(`${plan.title} costs ${monthlyPrice(plan)}`);
    await expect(log).not.toContainText(offerPrice(plan));
  });
});

test('confetti falls behind the page, and a plan takes its discounted price to the contact form', async ({
  page,
}) => {
  await test.step('confetti falls behind the page until it is stopped, and can be played again', async () => {
    await visit(page, paths.offer);
    const canvas = page.locator('body > canvas');
    await expect(canvas).toHaveCount(1);
    await expect(canvas).toHaveCSS('z-index', '-1');
    await confettiButton(page).click();
    await expect(canvas).toHaveCount(0);
    await confettiButton(page).click();
    await expect(canvas).toHaveCount(1);
  });

  await test.step('a plan takes its discounted price to the contact form', async () => {
    const plan = plans[1];
    await page
      .getByRole('main')
      .locator(`a[href="${contactPath(plan)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(contactPath(plan));
    await expect(contactForm(page)).toContainText(plan.title);
    await expect(contactForm(page)).toContainText(offerPrice(plan));
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no confetti and no button for it', async ({ page }) => {
    await page.clock.install();
    await visit(page, paths.offer);
    await page.clock.runFor(3000);
    await expect(confettiButton(page)).toHaveCount(0);
    await expect(page.locator('body > canvas')).toHaveCount(0);
  });
});
