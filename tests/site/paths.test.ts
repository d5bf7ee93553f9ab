import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSamePath, isSignInPath, paths, safeReturnPath } from '@/site/paths';

const ORIGIN = 'https://site.example';

test.each(['/', '/Home', '/account', '/search?q=a//b', '/Blog#seo', '/benefits/analytics', '/login-help'])(
  '%s is a return target',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

const refused = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'home',
  '',
  '/home\u0000',
  null,
  7,
  { toString: () => '/home' },
];

/** After signing in, they would lead back to the sign-in form. */
const signInPages = [paths.login, '/Login', '/LOGIN/', '/signup?x=1', '/reset-password#top', '/signup//'];

test.each([...refused, ...signInPages].map((path) => [path]))('%j is not a return target', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});

test('only the sign-in pages count as sign-in pages', () => {
  expect(isSignInPath('/Reset-Password/')).toBe(true);
  expect(isSignInPath('/loginx')).toBe(false);
  expect(isSignInPath('/')).toBe(false);
});

test('any return address stays on this site', () => {
  const pieces = fc.constantFrom('/', '\\', '.', '@', ':', '?', '\t', '%2f', 'evil', '\u0000', '\uFEFF');
  const candidates = fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(candidates, (candidate) => {
      const path = safeReturnPath(candidate);
      if (path === null) return;
      const url = new URL(path, `${ORIGIN}/login`);
      expect(url.origin).toBe(ORIGIN);
      expect(url.pathname).not.toMatch(/^\/\//);
      expect(isSignInPath(path.split(/[?#]/)[0] ?? '')).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['/About', '/about/', true],
  ['/privacy', '/Privacy/', true],
  ['/', '', true],
  ['/about', '/', false],
  ['/about', '/about/team', false],
])('%s and %s: the same page is %s', (one, other, same) => {
  expect(isSamePath(one, other)).toBe(same);
});
