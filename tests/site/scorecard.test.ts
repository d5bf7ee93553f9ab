// @vitest-environment node
import { expect, test } from 'vitest';
import { numberOf } from '@/domain/plans';
import { planForMonth } from '@/domain/prices';
import { cases } from '@/site/cases';
import { scorecard } from '@/site/scorecard';

test('the figures of the store’s month agree', () => {
  const { messages, answered, handedOff, wrong, mistakes, week } = scorecard;
  expect(answered + handedOff).toBe(messages);
  expect(wrong).toBeLessThan(answered);
  expect(wrong).toBeGreaterThanOrEqual(mistakes.length);
  expect(week.night.ai).toBeLessThan(week.ai);
});

const ofStore = cases.find(({ work }) => work === scorecard);

test('the case of the store has the figures of its month, and a plan that includes it', () => {
  const { week, languages } = scorecard;
  expect(ofStore?.results[0]).toMatchObject({ before: week.ai + week.team, after: week.team });
  const { plan, extra } = planForMonth(scorecard);
  expect(extra).toBe(0);
  expect(numberOf(plan, 'languages')).toBeGreaterThanOrEqual(languages);
});
