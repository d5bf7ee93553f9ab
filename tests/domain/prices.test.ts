// @vitest-environment node
import { expect, test } from 'vitest';
import {
  breakEven,
  cheapestFor,
  firstYearWithOffer,
  monthlyCost,
  reducedPrice,
  total,
} from '@/domain/prices';
import { plans, type Plan } from '@/site/plans';

const billings = ['monthly', 'yearly'] as const;

test.each(billings)(
  'paid %s, at each break-even the next plan costs the same, one conversation earlier it costs more',
  (billing) => {
    for (const [index, plan] of plans.entries()) {
      const next = plans[index + 1];
      if (!next || plan.overage === undefined) continue;
      const even = breakEven(plan, next, billing);
      const atEven = [plan, next].map((one) => total(monthlyCost(one, even, { billing })));
      expect(atEven[0]).toBeCloseTo(atEven[1] ?? 0, 1);
      expect(cheapestFor(even - 1, { billing }).plan).toBe(plan);
      expect(cheapestFor(even + 1, { billing }).plan).toBe(next);
    }
  },
);

test('a plan without a price for more conversations has no cost above them', () => {
  const { overage: _overage, ...quoted }: Plan = { ...plans[0], conversations: 1000 };
  expect(monthlyCost(quoted, 1001).overage).toBeNull();
  expect(monthlyCost(quoted, 1000).overage).toBe(0);
});

test('the offer reduces what is paid by the month, never the annual price', () => {
  const plan: Plan = { ...plans[1], monthly: 50, yearly: 480 };
  expect(reducedPrice(plan.monthly)).toBeLessThan(50);
  expect(monthlyCost(plan, 0, { billing: 'yearly' }).base).toBe(40);
  expect(firstYearWithOffer(plan)).toBeCloseTo(12 * reducedPrice(plan.monthly), 2);
});
