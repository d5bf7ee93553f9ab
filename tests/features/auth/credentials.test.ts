// @vitest-environment node
import * as fc from '../../support/fuzz';
import { expect, test } from 'vitest';
import { confirmationProblem, nameProblem, newPasswordProblem } from '@/features/auth/credential-rules';

const EASY = 'This password is too easy to guess. Choose another one.';

test('a name is anything but nothing, up to a hundred characters', () => {
  expect(nameProblem('Ada')).toBeUndefined();
  expect(nameProblem('李')).toBeUndefined();
  expect(nameProblem('a'.repeat(100))).toBeUndefined();
  expect(nameProblem('')).toBe('Enter your name.');
  expect(nameProblem(' \t ')).toBe('Enter your name.');
  expect(nameProblem('a'.repeat(101))).toBe('Use at most 100 characters.');
});

test('a password has a length it must reach and one it cannot pass', () => {
  expect(newPasswordProblem('')).toBe('Choose a password.');
  expect(newPasswordProblem('k4#pQz!')).toBe('Use at least 8 characters.');
  expect(newPasswordProblem('k4#pQz!x')).toBeUndefined();
  expect(newPasswordProblem('k4#pQz!x'.repeat(512))).toBeUndefined();
  expect(newPasswordProblem(`${'k4#pQz!x'.repeat(512)}y`)).toBe('Use at most 4096 characters.');
});

test.each(['password', 'PassWord', 'qwerty123', 'aaaaaaaa', '12345678', '87654321', 'abcdefgh', 'HGFEDCBA'])(
  '%s is too easy to guess',
  (password) => {
    expect(newPasswordProblem(password)).toBe(EASY);
  },
);

test('one’s own address is too easy to guess, in any letter case', () => {
  expect(newPasswordProblem('Ada@Example.com', 'ada@example.COM')).toBe(EASY);
  expect(newPasswordProblem('ada@example.com', 'bea@example.com')).toBeUndefined();
});

test.each(['correct horse battery', '13579bdf', '12345679', 'ab12ab12', 'пароль-мой', '🦊🦊🐻🐻'])(
  '%s will do',
  (password) => {
    expect(newPasswordProblem(password)).toBeUndefined();
  },
);

test('every character counts, spaces included, when the password is typed once more', () => {
  expect(confirmationProblem('secret word', 'secret word')).toBeUndefined();
  expect(confirmationProblem('secret word', '')).toBe('Type the password once more.');
  expect(confirmationProblem('secret word', 'secret word ')).toBe('The two passwords are not the same.');
  expect(confirmationProblem('Secret', 'secret')).toBe('The two passwords are not the same.');
});

test('whatever is typed gets an answer, and nothing short ever passes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string(), (password, email) => {
      const problem = newPasswordProblem(password, email);
      expect(password.length < 8 ? problem : 'whatever').toBeDefined();
      expect(confirmationProblem(password, password)).toBe(
        password === '' ? 'Type the password once more.' : undefined,
      );
    }),
  );
});
