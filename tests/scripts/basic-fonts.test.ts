// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BASIC_FONTS, BASIC_RANGE, cutBasicFont } from '../../scripts/lib/basic-fonts.mjs';

const sheet = readFileSync('src/styles/fonts.css', 'utf8').replaceAll(/\s+/g, ' ');

test.each(Object.entries(BASIC_FONTS))('%s is cut from the font that is installed', async (name, source) => {
  const cut = await cutBasicFont(source);
  expect(readFileSync(`src/assets/fonts/${name}`).equals(cut)).toBe(true);
});

test.each(Object.keys(BASIC_FONTS))('%s is asked for the characters it has', (name) => {
  expect(sheet).toContain(
    `url('../assets/fonts/${name}') format('woff2-variations'); unicode-range: ${BASIC_RANGE};`,
  );
});
