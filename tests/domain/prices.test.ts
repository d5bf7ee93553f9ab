// @vitest-environment node
import { expect, test } from 'vitest';
import { cheapestPlan, monthlyPlans, type PricedPlan } from '@/domain/plans';
import {
  breakEven,
  cheapestFor,
  firstYearWithOffer,
  monthlyCost,
  reducedPrice,
  total,
} from '@/domain/prices';

const billings = ['monthly', 'yearly'] as const;

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
  expect(firstYearWithOffer(plan)).toBeCloseTo(12 * reducedPrice(plan.price), 2);
});
