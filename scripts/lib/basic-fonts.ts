import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './project.ts';

/** The characters of English and other Western European languages, as a `unicode-range`. */
export const BASIC_RANGE =
  'U+0020-007E, U+00A0-00FF, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';

/** The source of each subset in `src/assets/fonts`. */
export const BASIC_FONTS = {
  'geist-basic.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
};

export async function subsetBasicFont(source: string): Promise<Buffer> {
  return subsetFont(await readFile(join(projectRoot, 'node_modules', source)), charactersOf(BASIC_RANGE), {
    targetFormat: 'woff2',
    // The site's three weights, and tabular figures for counters.
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: ['kern', 'tnum'],
  });
}

/** The text font in the two weights of share images. */
export async function shareImageFonts(): Promise<Buffer[]> {
  const source = await readFile(join(projectRoot, 'node_modules', BASIC_FONTS['geist-basic.woff2']));
  return Promise.all(
    [600, 400].map((wght) =>
      subsetFont(source, charactersOf(BASIC_RANGE), {
        targetFormat: 'truetype',
        variationAxes: { wght },
        keepFeatures: ['kern'],
      }),
    ),
  );
}

function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
