import { CHECKOUT_QUERY } from '@/site/checkout';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { contactForm } from './support/forms';
import { expect, test, visit, waitForPage } from './support/signed-in';

const PAYMENT_PAGE = 'https://buy.stripe.com/test';
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

test('on a tablet the plans stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, paths.pricing);
  const tops = await page
    .locator('#plans article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(plans.length);
  expect(new Set(tops).size).toBe(1);
});

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

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the WhatsApp button hides over plans and while a field has the focus', async ({ page }) => {
    const button = page.locator('a[href^="https://wa.me/"][aria-label^="Chat"]');
    await visit(page, paths.pricing);
    await page.locator('#plans article').nth(1).scrollIntoViewIfNeeded();
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeVisible();
    await visit(page, paths.contact);
    await contactForm(page).locator('[name=message]').focus();
    await expect(button).toBeHidden();
  });
});
