import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routeObjects, routes } from '@/app/routes';
import { readablePath } from '@/pages/not-found';
import { alternatePaths, paths } from '@/site/paths';

const { benefits, ...pages } = paths;
const addresses = [
  ...Object.values(pages),
  ...Object.values<string>(benefits),
  ...Object.values(alternatePaths),
];

/** The first matching entry, as in the router. */
function routeOf(address: string) {
  return routes.findIndex(({ path }) => matchPath(path, address));
}

test.each(addresses)('%s has a page of its own, in any letter case', (address) => {
  const index = routeOf(address);
  expect(index).toBeGreaterThanOrEqual(0);
  for (const spelling of [address.toLowerCase(), address.toUpperCase(), `${address}/`.replace('//', '/')])
    expect(routeOf(spelling), spelling).toBe(index);
});

test('every route is a known address, and all others show the not-found page', () => {
  const inSite = new Set(addresses.map((path) => path.toLowerCase()));
  const unknown = routes.filter(({ path }) => !inSite.has(path.toLowerCase()));
  expect(unknown.map(({ path }) => path)).toEqual([]);
  expect(routeOf('/no-such-page')).toBe(-1);
  expect(routeObjects.at(-1)?.path).toBe('*');
});

test('an address is split into words, and a malformed escape does not throw', () => {
  expect(readablePath('/benefits/ai-decision_making.html')).toBe('benefits ai decision making');
  expect(readablePath('/%E0%A4%A')).toBe('e0 a4 a');
});
