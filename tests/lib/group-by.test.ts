import { expect, test } from 'vitest';
import { groupBy } from '@/lib/group-by';

test('items are grouped in order of appearance', () => {
  expect([...groupBy(['bee', 'ant', 'bat'], (word) => word.charAt(0))]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant']],
  ]);
});
