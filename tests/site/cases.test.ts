// @vitest-environment node
import { expect, test } from 'vitest';
import { cases, changeOf } from '@/site/cases';

test('a change is a signed percentage', () => {
  const result = { what: '' };
  expect(changeOf({ ...result, before: 210, after: 84 })).toBe('−60%');
  expect(changeOf({ ...result, before: 40, after: 50 })).toBe('+25%');
  expect(changeOf({ ...result, before: 0, after: 3 })).toBe('0%');
});

test('case studies have addresses of their own', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test('the messages of each hour add up to those before, and the team’s to those after', () => {
  for (const { byHour, results } of cases) {
    if (!byHour) continue;
    expect([byHour.ai.length, byHour.team.length]).toEqual([24, 24]);
    expect(sum([...byHour.ai, ...byHour.team])).toBe(results[0]?.before);
    expect(sum(byHour.team)).toBe(results[0]?.after);
  }
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
