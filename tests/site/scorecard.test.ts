// @vitest-environment node
import { expect, test } from 'vitest';
import { numberOf } from '@/domain/plans';
import { planForMonth } from '@/domain/prices';
import { scorecard } from '@/site/scorecard';

test('the plan of the store includes its month, and its mistakes are among the wrong answers', () => {
  const { answered, wrong, mistakes, languages } = scorecard;
  expect(wrong).toBeLessThan(answered);
  expect(wrong).toBeGreaterThanOrEqual(mistakes.length);
  const { plan, extra } = planForMonth(scorecard);
  expect(extra).toBe(0);
  expect(numberOf(plan, 'languages')).toBeGreaterThanOrEqual(languages);
});
