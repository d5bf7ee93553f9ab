// @vitest-environment node
import { expect, test } from 'vitest';
import { numberOf } from '@/domain/plans';
import { planForMonth } from '@/domain/prices';
import { cases, changeOf } from '@/site/cases';
import { scorecard } from '@/site/scorecard';

test('a change is a signed percentage', () => {
  const result = { what: '' };
  expect(changeOf({ ...result, before: 210, after: 84 })).toBe('−60%');
  expect(changeOf({ ...result, before: 40, after: 50 })).toBe('+25%');
  expect(changeOf({ ...result, before: 0, after: 3 })).toBe('0%');
});

test('case studies have addresses of their own', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test('the month of the store, its case, and its plan agree', () => {
  const { messages, answered, handedOff, wrong, mistakes, week, languages } = scorecard;
  expect(answered + handedOff).toBe(messages);
  expect(wrong).toBeLessThan(answered);
  expect(wrong).toBeGreaterThanOrEqual(mistakes.length);
  expect(week.night.ai).toBeLessThan(week.ai);
  expect(cases[0]?.results[0]).toMatchObject({ before: week.ai + week.team, after: week.team });
  const { plan, extra } = planForMonth(scorecard);
  expect(extra).toBe(0);
  expect(numberOf(plan, 'languages')).toBeGreaterThanOrEqual(languages);
});
