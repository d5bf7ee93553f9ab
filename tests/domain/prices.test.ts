import { expect, test, vi } from 'vitest';
import { checkoutHref, takesCode } from '@/domain/checkout';
import { limitText } from '@/domain/format';
import { money } from '@/domain/money';
import { cheapestPlan, monthlyPlans, planOf, type PricedPlan } from '@/domain/plans';
import {
  breakEven,
  cheapestFor,
  firstYearWithOffer,
  monthlyCost,
  reducedPrice,
  total,
} from '@/domain/prices';
import { currency } from '@/site/brand';

vi.mock(import('@/site/offer'), async (original) => ({
  ...(await original()),
  offer: { enabled: true, percent: 10, days: 5, months: 12, code: 'FIRST 10' },
}));

const billings = ['monthly', 'yearly'] as const;

test('a yes in the comparison is a word in a sentence', () => {
  expect(limitText(planOf('pro'), 'analytics')).toBe('included');
});

test.each(billings)(
  'paid %s, at each break-even the next plan costs the same, one conversation earlier it costs more',
  (billing) => {
    for (const [index, plan] of monthlyPlans.entries()) {
      const next = monthlyPlans[index + 1];
      if (!next || plan.overage === undefined) continue;
      const even = breakEven(plan, next, billing);
      const atEven = [plan, next].map((one) => total(monthlyCost(one, even, billing)));
      expect(atEven[0]).toBeCloseTo(atEven[1] ?? 0, 1);
      expect(cheapestFor(even - 1, billing).plan).toBe(plan);
      expect(cheapestFor(even + 1, billing).plan).toBe(next);
    }
  },
);

test('a plan without a price for more conversations has no cost above them', () => {
  const { overage: _overage, ...quoted }: PricedPlan = { ...cheapestPlan, conversations: 1000 };
  expect(monthlyCost(quoted, 1001).overage).toBeNull();
  expect(monthlyCost(quoted, 1000).overage).toBe(0);
});

test('the offer reduces what is paid by the month, never the annual price', () => {
  const plan: PricedPlan = { ...cheapestPlan, price: 50, per: 'month', yearly: 480 };
  expect(reducedPrice(plan.price)).toBeLessThan(50);
  expect(monthlyCost(plan, 0, 'yearly').base).toBe(40);
  expect(firstYearWithOffer(plan.price)).toBeCloseTo(12 * reducedPrice(plan.price), 2);
});

test.each([
  [31, '31'],
  [17.005, '17.01'],
  [1500, '1,500'],
  [12_345.5, '12,345.50'],
])('the price %d is written %s, after the sign of the currency', (amount, text) => {
  expect(money(amount)).toBe(currency.sign + text);
});

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
