// @vitest-environment node
import { expect, test } from 'vitest';
import { breakEven, cheapestFor, monthlyCost, termsOf, total } from '@/site/plan-costs';
import { conversationsOf, planOf, plans } from '@/site/plans';

test('at each break-even the next plan costs the same, one conversation earlier it costs more', () => {
  for (const [index, plan] of plans.entries()) {
    const next = plans[index + 1];
    if (!next || termsOf(plan).overage === undefined) continue;
    const even = breakEven(plan, next);
    expect(total(monthlyCost(plan, even))).toBeCloseTo(total(monthlyCost(next, even)), 1);
    expect(cheapestFor(even - 1).plan).toBe(plan);
    expect(cheapestFor(even + 1).plan).toBe(next);
  }
});

test('a plan without a price for more conversations has no cost above them', () => {
  const quoted: (typeof plans)[number] = Object.assign({}, planOf('basic'), { overage: undefined });
  const included = conversationsOf(quoted);
  expect(monthlyCost(quoted, included + 1).overage).toBeNull();
  expect(monthlyCost(quoted, included).overage).toBe(0);
});
