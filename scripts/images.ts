import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';
import { brand } from '../src/site/brand.ts';
import { projectRoot } from './lib/project.ts';
import { faviconSvg, lightColor } from './prerender/favicon.ts';
import { escapeHtml } from './prerender/html.ts';

/** The characters of English and other Western European languages, as a `unicode-range`. */
export const BASIC_RANGE =
  'U+0020-007E, U+00A0-00FF, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';

/** The source of each subset in `src/assets/fonts`. */
export const BASIC_FONTS = {
  'geist-basic.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
};

/** The average width of a letter, in ems. */
const HEADING_LETTER = 0.55;
const TEXT_LETTER = 0.5;
const WIDTH = 1056;

/**
 * Subsets the fonts for a first visit, and draws the share image and the icons from the brand, palette and mark in
 * src/site. Run it after changing any of them.
 */
export default async function drawImages(): Promise<number> {
  for (const [name, source] of Object.entries(BASIC_FONTS))
    await writeFile(join(projectRoot, 'src/assets/fonts', name), await subsetBasicFont(source));

  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const fontBuffers = await shareImageFonts();
  const draw = (svg: string) =>
    new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Geist' } }).render().asPng();
  await write('og.png', draw(shareImageSvg()));
  await write('apple-touch-icon.png', draw(iconSvg(180)));
  for (const size of [192, 512]) await write(`icon-${size}.png`, draw(iconSvg(size)));
  await write('favicon.ico', icoOf(draw(sized(faviconSvg(), 32)), 32));
  return 0;
}

function write(name: string, image: Uint8Array): Promise<void> {
  console.log(`public/${name}`);
  return writeFile(join(projectRoot, 'public', name), image);
}

/** A launcher may crop an icon to any shape, so the mark keeps to the middle 80%. */
function iconSvg(size: number): string {
  const mark = sized(faviconSvg(), size * 0.8, size * 0.1);
  const ground = `<rect width="100%" height="100%" fill="${lightColor('accent')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${mark}</svg>`;
}

function sized(svg: string, size: number, from = 0): string {
  return svg.replace('<svg', `<svg x="${from}" y="${from}" width="${size}" height="${size}"`);
}

/** For clients that do not read the page: a header and one PNG. */
function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** 1200 by 630, in the light colors. */
function shareImageSvg() {
  const { slogan: heading, description } = brand;
  const size = heading.length > 44 ? 68 : 84;
  const lines = wrap(heading, WIDTH / (size * HEADING_LETTER)).slice(0, 3);
  const lead = wrap(description, WIDTH / (30 * TEXT_LETTER)).slice(0, 3);
  const leadTop = 548 - (lead.length - 1) * 42;
  const top = leadTop - 76 - (lines.length - 1) * size * 1.08;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Geist">
    <defs><pattern id="dots" width="30" height="30" patternUnits="userSpaceOnUse">
      <circle cx="15" cy="15" r="2" fill="${lightColor('border')}"/></pattern>
      <linearGradient id="fade"><stop offset=".45" stop-color="${lightColor('bg')}"/>
      <stop offset="1" stop-color="${lightColor('bg')}" stop-opacity="0"/></linearGradient></defs>
    <rect width="1200" height="630" fill="${lightColor('bg')}"/>
    <rect width="1200" height="630" fill="url(#dots)"/>
    <rect width="1200" height="630" fill="url(#fade)"/>
    <rect width="12" height="630" fill="${lightColor('accent')}"/>
    ${faviconSvg().replace('<svg', '<svg x="72" y="72" width="64" height="64"')}
    <text x="156" y="118" font-size="40" font-weight="600" fill="${lightColor('fg')}">${escapeHtml(brand.name)}</text>
    ${texts(lines, { top, step: size * 1.08, style: `font-size="${size}" font-weight="600" letter-spacing="-1.5" fill="${lightColor('fg')}"` })}
    ${texts(lead, { top: leadTop, step: 42, style: `font-size="30" fill="${lightColor('fg-muted')}"` })}
  </svg>`;
}

function texts(lines: readonly string[], { top, step, style }: { top: number; step: number; style: string }) {
  return lines
    .map((line, index) => `<text x="72" y="${top + index * step}" ${style}>${escapeHtml(line)}</text>`)
    .join('');
}

function wrap(text: string, letters: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + word.length < letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export async function subsetBasicFont(source: string): Promise<Buffer> {
  return subsetFont(await readFile(join(projectRoot, 'node_modules', source)), charactersOf(BASIC_RANGE), {
    targetFormat: 'woff2',
    // The site's three weights, and tabular figures for counters.
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: ['kern', 'tnum'],
  });
}

/** The text font in the two weights of share images. */
async function shareImageFonts(): Promise<Buffer[]> {
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
