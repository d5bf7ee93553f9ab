import type { Page } from '@playwright/test';
import { CHECKOUT_QUERY } from '@/domain/checkout';
import { offerPrice, planPrice } from '@/domain/format';
import { OFFER_END_KEY } from '@/lib/storage-keys';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { expect, openTool, test, visit, waitForPage } from './support/signed-in';

const PAYMENT_PAGE = 'https://buy.stripe.com/test';
const DAY = 24 * 60 * 60 * 1000;
const [basic] = plans;

const main = (page: Page) => page.getByRole('main');
const confettiButton = (page: Page) => page.getByRole('button', { name: /confetti/i });
const confetti = (page: Page) => page.locator('#special-offer canvas');

test('a visitor who returns from a payment page is greeted once', async ({ page }) => {
  const thanks = page.getByText('Thanks for your order!');
  const notCharged = page.getByText('You haven’t been charged.');
  await visit(page, paths.pricing);
  const back = `${new URL(page.url()).origin}${paths.pricing.toLowerCase()}?${CHECKOUT_QUERY}`;
  await page.route(PAYMENT_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${back}=done">Pay</a>` }),
  );
  await page.goto(PAYMENT_PAGE);
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(thanks).toBeVisible();
  await expect(page).toHaveURL(paths.pricing, { ignoreCase: true });
  await page.reload();
  await waitForPage(page);
  await expect(thanks).toHaveCount(0);
  await visit(page, `${paths.pricing}?${CHECKOUT_QUERY}=canceled#plans`);
  await expect(notCharged).toBeVisible();
  await visit(page, `${paths.pricing}?${CHECKOUT_QUERY}=<b>`);
  await expect(page).toHaveURL(paths.pricing);
  await expect(thanks.or(notCharged)).toHaveCount(0);
});

test.describe('the offer', () => {
  test('it ends while a tab is open: in the search and in the assistant', async ({ page }) => {
    const endOffer = (inMs = 0) =>
      page.evaluate(([key, end]) => localStorage.setItem(key, end), [
        OFFER_END_KEY,
        new Date(Date.now() + inMs).toISOString(),
      ] as const);
    const reduced = main(page).getByText(offerPrice(basic) ?? planPrice(basic));

    await test.step('search', async () => {
      await visit(page, `${paths.search}?q=${basic.title}+price`);
      await expect(reduced.first()).toBeVisible();
      await endOffer();
      await expect(main(page).getByText(planPrice(basic)).first()).toBeVisible();
      await expect(reduced).toHaveCount(0);
      await endOffer(DAY);
    });

    await test.step('assistant', async () => {
      const tool = await openTool(page, paths.chatbot);
      await tool.getByRole('button', { name: 'This site', exact: true }).click();
      const log = tool.getByRole('log');
      await tool.locator('textarea').fill(`How much is ${basic.title}?`);
      await tool.locator('textarea').press('Enter');
      await expect(log).toContainText(offerPrice(basic) ?? planPrice(basic));
      await endOffer();
      await expect(log).toContainText(`${basic.title}: ${planPrice(basic)}`);
      await expect(log).not.toContainText(offerPrice(basic) ?? planPrice(basic));
    });
  });

  test('confetti falls until it is stopped, and not with reduced motion', async ({ page }) => {
    await visit(page, paths.offer);
    await expect(confetti(page)).toHaveCSS('z-index', '-1');
    await confettiButton(page).click();
    await expect(confetti(page)).toHaveCount(0);
    await confettiButton(page).click();
    await expect(confetti(page)).toHaveCount(1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await visit(page, paths.offer);
    await page.clock.runFor(3000);
    await expect(confettiButton(page)).toHaveCount(0);
    await expect(confetti(page)).toHaveCount(0);
  });
});
