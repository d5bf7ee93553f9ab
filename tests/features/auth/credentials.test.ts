// @vitest-environment node
import { expect, test } from 'vitest';
import { confirmationError, nameError, newPasswordError } from '@/features/auth/credentials';
import { emailError } from '@/features/auth/screens/auth-fields';
import * as fc from '../../support/fuzz';

const EASY = 'This password is too easy to guess. Choose another one.';

test('a name is not blank and has at most 100 characters', () => {
  expect(nameError('Ada')).toBeUndefined();
  expect(nameError('李')).toBeUndefined();
  expect(nameError('a'.repeat(100))).toBeUndefined();
  expect(nameError('')).toBe('Enter your name.');
  expect(nameError(' \t ')).toBe('Enter your name.');
  expect(nameError('a'.repeat(101))).toBe('Use at most 100 characters.');
});

test('a password has 8 to 4096 characters', () => {
  expect(newPasswordError('')).toBe('Choose a password.');
  expect(newPasswordError('k4#pQz!')).toBe('Use at least 8 characters.');
  expect(newPasswordError('k4#pQz!x')).toBeUndefined();
  expect(newPasswordError('k4#pQz!x'.repeat(512))).toBeUndefined();
  expect(newPasswordError(`${'k4#pQz!x'.repeat(512)}y`)).toBe('Use at most 4096 characters.');
});

test.each(['password', 'PassWord', 'qwerty123', 'aaaaaaaa', '12345678', '87654321', 'abcdefgh', 'HGFEDCBA'])(
  '%s is too easy to guess',
  (password) => {
    expect(newPasswordError(password)).toBe(EASY);
  },
);

test('the e-mail address is too easy to guess as a password, in any letter case', () => {
  expect(newPasswordError('Ada@Example.com', 'ada@example.COM')).toBe(EASY);
  expect(newPasswordError('ada@example.com', 'bea@example.com')).toBeUndefined();
});

test.each(['correct horse battery', '13579bdf', '12345679', 'ab12ab12', 'пароль-мой', '🦊🦊🐻🐻'])(
  '%s is accepted',
  (password) => {
    expect(newPasswordError(password)).toBeUndefined();
  },
);

test('the confirmation must match in every character, spaces and letter case included', () => {
  expect(confirmationError('secret word', 'secret word')).toBeUndefined();
  expect(confirmationError('secret word', '')).toBe('Type the password once more.');
  expect(confirmationError('secret word', 'secret word ')).toBe('The two passwords are not the same.');
  expect(confirmationError('Secret', 'secret')).toBe('The two passwords are not the same.');
});

test('no password shorter than 8 characters passes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string(), (password, email) => {
      const error = newPasswordError(password, email);
      if (password.length < 8) expect(error).toBeDefined();
      expect(confirmationError(password, password)).toBe(
        password === '' ? 'Type the password once more.' : undefined,
      );
    }),
  );
});

const good = [
  'name@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'neil@example.org",
  'üser@exämple.de',
  '1@2.io',
  `${'a'.repeat(242)}@example.com`,
];

test.each(good)('%s is a valid e-mail address', (email) => {
  expect(emailError(email)).toBeUndefined();
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

test.each(incomplete)('%j is not a valid e-mail address', (email) => {
  expect(emailError(email)).toBe(
    'This e-mail address is not complete. It should look like name@example.com.',
  );
});

test('an e-mail address is required and has at most 254 characters', () => {
  expect(emailError('')).toBe('Enter your e-mail address.');
  expect(emailError(`${'a'.repeat(243)}@example.com`)).toBe('An e-mail address has at most 254 characters.');
});

test('every accepted e-mail address has one @ and a dot after it', () => {
  const characters = fc.constantFrom(...Array.from('ab.@ \\"<>\u0000é-+'));
  const texts = fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: characters, maxLength: 30 }));
  fc.assert(
    fc.property(texts, (text) => {
      const [local = '', domain = '', ...more] = text.split('@');
      const looksRight = local !== '' && domain.includes('.') && more.length === 0;
      expect(emailError(text) !== undefined || looksRight).toBe(true);
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
])('input built to make the pattern backtrack is rejected', (text) => {
  expect(emailError(text)).toBeDefined();
});
