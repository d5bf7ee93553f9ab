// @vitest-environment node
import { expect, it } from 'vitest';
import { isSatisfiedBy } from '../../scripts/lib/dependencies.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/only-on-windows': { version: '1.0.0', optional: true },
  },
};

it.each([
  ['the wanted versions', { 'node_modules/react': { version: '19.0.0' } }, true],
  ['another version', { 'node_modules/react': { version: '18.0.0' } }, false],
  ['missing packages', {}, false],
])('finds %s in node_modules', (_, packages, expected) => {
  expect(isSatisfiedBy(wanted, { packages })).toBe(expected);
});
