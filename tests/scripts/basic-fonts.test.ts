// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BASIC_FONTS, BASIC_RANGE, subsetBasicFont } from '../../scripts/images.ts';

const sheet = readFileSync('src/styles/fonts.css', 'utf8').replaceAll(/\s+/g, ' ');

test.each(Object.entries(BASIC_FONTS))('%s is a subset of the installed font', async (name, source) => {
  const subset = await subsetBasicFont(source);
  expect(readFileSync(`src/assets/fonts/${name}`).equals(subset)).toBe(true);
});

test.each(Object.keys(BASIC_FONTS))('%s has its characters as unicode-range', (name) => {
  expect(sheet).toContain(
    `url('../assets/fonts/${name}') format('woff2-variations'); unicode-range: ${BASIC_RANGE};`,
  );
});
