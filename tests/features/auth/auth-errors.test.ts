import * as fc from '../../support/fuzz';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authProblem, isChangeOfMind } from '@/features/auth/auth-errors';

const UNKNOWN = 'Something went wrong on the way. Try again; if it stays, write to us.';
const codes = [
  ...readFileSync('src/features/auth/auth-errors.ts', 'utf8').matchAll(/^ {2}'(auth\/[\w-]+)':/gm),
].map(([, code = '']) => code);

/** As the provider throws them. */
function firebaseError(code: string, message = `Firebase: Error (${code}).`) {
  return Object.assign(new Error(message), { name: 'FirebaseError', code });
}

test.each(codes)('%s is said in a sentence of our own, with the provider’s words kept', (code) => {
  const { sentence, detail } = authProblem(firebaseError(code));
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(sentence).not.toBe(UNKNOWN);
  expect(sentence).not.toMatch(/firebase|auth\//i);
  expect(detail).toBe(`Firebase: Error (${code}).`);
});

test('a wrong password and an unknown address read the same, so nobody learns who has an account', () => {
  const sentences = [
    'wrong-password',
    'user-not-found',
    'invalid-credential',
    'invalid-login-credentials',
  ].map((code) => authProblem(firebaseError(`auth/${code}`)).sentence);
  expect(new Set(sentences)).toEqual(
    new Set(['That e-mail and password do not match. Check both and try again.']),
  );
});

test('a code of tomorrow is kept and said in general words', () => {
  expect(authProblem(firebaseError('auth/brand-new'))).toMatchObject({
    code: 'auth/brand-new',
    sentence: UNKNOWN,
  });
});

test.each(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'])(
  '%s is only a change of mind',
  (code) => {
    expect(isChangeOfMind(authProblem(firebaseError(`auth/${code}`)))).toBe(true);
  },
);

test.each(['popup-blocked', 'network-request-failed', 'timeout'])(
  '%s is more than a change of mind',
  (code) => {
    expect(isChangeOfMind(authProblem(firebaseError(`auth/${code}`)))).toBe(false);
  },
);

test('a part of the site that did not arrive reads like a bad connection', () => {
  const problem = authProblem(new TypeError('Failed to fetch dynamically imported module'));
  expect(problem.sentence).toContain('Check your connection');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'the code %s finds nothing but the general sentence',
  (code) => {
    expect(authProblem({ code })).toEqual({ code: 'unknown', sentence: UNKNOWN, detail: '' });
  },
);

const hostile = [
  Object.create(null),
  Object.defineProperty({}, 'code', { get: () => thrown() }),
  Object.defineProperty(new Error('x'), 'message', { get: () => thrown() }),
  Object.assign(new Error('x'), { message: { not: 'text' } }),
  new Proxy({}, { has: () => thrown(), get: () => thrown(), getPrototypeOf: () => thrown() }),
  { code: { toString: () => thrown() } },
  Symbol('thrown'),
  10n,
];

test.each(hostile.map((error, at) => [at, error]))(
  'hostile thing %i is answered with words',
  (_at, error) => {
    expectWords(error);
  },
);

test('whatever is thrown is answered with words', () => {
  fc.assert(fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), expectWords));
  fc.assert(
    fc.property(fc.record({ code: fc.oneof(fc.string(), fc.anything()), message: fc.anything() }), (fields) =>
      expectWords(Object.defineProperties(new Error('x'), Object.getOwnPropertyDescriptors(fields))),
    ),
  );
});

function expectWords(error: unknown) {
  const { code, sentence, detail } = authProblem(error);
  expect([typeof code, typeof sentence, typeof detail]).toEqual(['string', 'string', 'string']);
  expect(sentence).not.toBe('');
}

function thrown(): never {
  throw new Error('Looked at.');
}
