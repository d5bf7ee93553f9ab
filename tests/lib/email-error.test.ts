// @vitest-environment node
import { expect, test } from 'vitest';
import { emailError } from '@/lib/use-form';

const good = ['name@example.com', "o'neil@example.org", 'üser@exämple.de', `${'a'.repeat(242)}@example.com`];

test.each(good)('%s is a valid email address', (email) => {
  expect(emailError(email)).toBeUndefined();
});

const incomplete = [
  'name',
  'name@',
  'name@example',
  'na me@example.com',
  'one@example.com,two@example.com',
  '<name@example.com>',
  'name@example.com\n',
];

test.each(incomplete)('%j is not a valid email address', (email) => {
  expect(emailError(email)).toMatch(/name@example\.com/);
});

test('an email address is required and has at most 254 characters', () => {
  expect(emailError('')).toMatch(/email address/);
  expect(emailError(`${'a'.repeat(243)}@example.com`)).toMatch(/254/);
});

test.each(['a'.repeat(100_000), 'a@'.repeat(50_000), `a@${'b.'.repeat(120)}@`])(
  'input built to make the pattern backtrack is rejected',
  (text) => {
    expect(emailError(text)).toBeDefined();
  },
);
