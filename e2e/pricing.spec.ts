import type { Page } from '@playwright/test';
import { CHECKOUT_QUERY } from '@/domain/checkout';
import { paths } from '@/site/paths';
import { expect, test, visit, waitForPage } from './support/signed-in';

const PAYMENT_PAGE = 'https://buy.stripe.com/test';

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
