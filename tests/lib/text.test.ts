// @vitest-environment node
import { expect, test } from 'vitest';
import { initialsOf } from '@/lib/text';

test.each([
  ['Ada Maria Lovelace', 'AL'],
  ['Ada', 'A'],
  ['Dr. Ada Lovelace', 'AL'],
  ['A. Lovelace', 'AL'],
  ['ada@example.com', 'a'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
