// @vitest-environment node
import { expect, test } from 'vitest';
import { offer } from '@/site/offer';
import { monthlyPrice, offerPrice, plans } from '@/site/plans';

test('the offer lowers a price by its percentage, always with two decimals', () => {
  for (const plan of plans) {
    expect(monthlyPrice(plan)).toBe(`$${plan.monthly}/month`);
    expect(offerPrice(plan)).toMatch(/^\$\d+\.\d\d$/);
    expect(Number(offerPrice(plan).slice(1))).toBeCloseTo(plan.monthly * (1 - offer.percent / 100), 2);
  }
});
