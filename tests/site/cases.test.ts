// @vitest-environment node
import { expect, test } from 'vitest';
import { changeOf } from '@/site/cases';

test('a change is a signed percentage', () => {
  const result = { what: '' };
  expect(changeOf({ ...result, before: 210, after: 84 })).toBe('−60%');
  expect(changeOf({ ...result, before: 40, after: 50 })).toBe('+25%');
  expect(changeOf({ ...result, before: 0, after: 3 })).toBe('0%');
});
