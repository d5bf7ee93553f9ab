// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { checkoutHref, takesCode } from '@/domain/checkout';

vi.mock('@/site/offer', async (original) => ({
  ...(await original<typeof import('@/site/offer')>()),
  offer: { enabled: true, percent: 10, days: 5, code: 'FIRST 10' },
}));

const stripe = 'https://buy.stripe.com/test_1?locale=en';

test('a Stripe link carries the visitor’s email, and the code while the offer runs', () => {
  const href = new URL(checkoutHref(stripe, { email: 'a+b@example.com', hasOffer: true }));
  expect(Object.fromEntries(href.searchParams)).toEqual({
    locale: 'en',
    prefilled_email: 'a+b@example.com',
    prefilled_promo_code: 'FIRST 10',
  });
  expect(checkoutHref(stripe, { email: 'a@example.com' })).not.toContain('promo');
});

test('other providers get neither', () => {
  const link = 'https://www.paypal.com/ncp/payment/X1';
  expect(checkoutHref(link, { email: 'a@example.com', hasOffer: true })).toBe(link);
  expect([takesCode(link), takesCode(stripe)]).toEqual([false, true]);
});
