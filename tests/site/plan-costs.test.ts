// @vitest-environment node
import { expect, test } from 'vitest';
import { breakEven, cheapestFor, dollars, monthlyCost, total } from '@/site/plan-costs';
import { plans } from '@/site/plans';

test('at each break-even the next plan costs the same, one conversation earlier it costs more', () => {
  for (const [index, plan] of plans.entries()) {
    const next = plans[index + 1];
    if (!next) continue;
    const even = breakEven(plan, next);
    expect(total(monthlyCost(plan, even))).toBeCloseTo(total(monthlyCost(next, even)), 1);
    expect(cheapestFor(even - 1).plan).toBe(plan);
    expect(cheapestFor(even + 1).plan).toBe(next);
  }
});

test('a plan without a price for more conversations has no cost above them', () => {
  const quoted: (typeof plans)[number] = Object.assign({}, plans[2], { overage: undefined });
  expect(monthlyCost(quoted, 150_000).overage).toBeNull();
  expect(monthlyCost(quoted, 100_000).overage).toBe(0);
});

test('prices show cents only where there are any', () => {
  expect([dollars(31), dollars(29.1), dollars(1990)]).toEqual(['$31', '$29.10', '$1,990']);
});
