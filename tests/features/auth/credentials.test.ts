import { expect, test } from 'vitest';
import { confirmationError, nameError, newPasswordError } from '@/features/auth/credentials';

const MISSING = confirmationError('', { password: 'secret word' });
const DIFFERENT = confirmationError('another', { password: 'secret word' });

test('a name is not blank and has at most 100 characters', () => {
  expect(nameError('Ada')).toBeUndefined();
  expect(nameError('李')).toBeUndefined();
  expect(nameError('a'.repeat(100))).toBeUndefined();
  expect(nameError('')).toMatch(/name/i);
  expect(nameError(' \t ')).toMatch(/name/i);
  expect(nameError('a'.repeat(101))).toMatch(/100/);
});

test('a password has at least 8 characters', () => {
  expect(newPasswordError('')).toMatch(/choose/i);
  expect(newPasswordError('k4#pQz!')).toMatch(/8/);
  expect(newPasswordError('k4#pQz!x')).toBeUndefined();
});

test('the email address is too easy to guess as a password, in any letter case', () => {
  expect(newPasswordError('Ada@Example.com', 'ada@example.COM')).toMatch(/easy/);
  expect(newPasswordError('ada@example.com', 'bea@example.com')).toBeUndefined();
});

test('the confirmation must match in every character, spaces and letter case included', () => {
  expect(confirmationError('secret word', { password: 'secret word' })).toBeUndefined();
  expect(MISSING).toMatch(/again/i);
  expect(DIFFERENT).toMatch(/match/i);
  expect(confirmationError('', { password: 'secret word' })).toBe(MISSING);
  expect(confirmationError('secret word ', { password: 'secret word' })).toBe(DIFFERENT);
  expect(confirmationError('secret', { password: 'Secret' })).toBe(DIFFERENT);
});
