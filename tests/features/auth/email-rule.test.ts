// @vitest-environment node
import * as fc from '../../support/fuzz';
import { expect, test } from 'vitest';
import { emailProblem } from '@/features/auth/email-rule';

const good = [
  'name@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'neil@example.org",
  'üser@exämple.de',
  '1@2.io',
  `${'a'.repeat(242)}@example.com`,
];

test.each(good)('%s is an address', (email) => {
  expect(emailProblem(email)).toBeUndefined();
});

const incomplete = [
  'name',
  'name@',
  '@example.com',
  'name@example',
  'name@example.',
  'na me@example.com',
  'name@exam ple.com',
  'name@@example.com',
  'one@example.com,two@example.com',
  '<name@example.com>',
  'name@example.com\n',
  'name\\@example.com',
];

test.each(incomplete)('%j is told how an address looks', (email) => {
  expect(emailProblem(email)).toBe(
    'This e-mail address is not complete. It should look like name@example.com.',
  );
});

test('nothing is asked for, and more than mail can carry is refused', () => {
  expect(emailProblem('')).toBe('Enter your e-mail address.');
  expect(emailProblem(`${'a'.repeat(243)}@example.com`)).toBe(
    'An e-mail address has at most 254 characters.',
  );
});

test('whatever is typed gets an answer, and what passes has one @ and a dot after it', () => {
  const characters = fc.constantFrom(...Array.from('ab.@ \\"<>\u0000é-+'));
  const texts = fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: characters, maxLength: 30 }));
  fc.assert(
    fc.property(texts, (text) => {
      const [local = '', domain = '', ...more] = text.split('@');
      const looksRight = local !== '' && domain.includes('.') && more.length === 0;
      expect(emailProblem(text) !== undefined || looksRight).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  'a'.repeat(100_000),
  '@'.repeat(100_000),
  'a@'.repeat(50_000),
  `a@${'b.'.repeat(120)}@`,
  `${'.'.repeat(250)}@`,
])('text made to keep the rule busy is answered at once', (text) => {
  const start = performance.now();
  expect(emailProblem(text)).toBeDefined();
  expect(performance.now() - start).toBeLessThan(200);
});
