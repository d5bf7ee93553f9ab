import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../src/site/brand.ts';
import { BASIC_FONTS, shareImageFonts, subsetBasicFont } from './lib/basic-fonts.ts';
import { projectRoot } from './lib/project.ts';
import { drawPng, drawShareImage, faviconSvg, lightColor } from './prerender/share-image.ts';

/**
 * Subsets the fonts for a first visit, and draws the share image and the icons from the brand, palette and mark in
 * src/site. Run it after changing any of them.
 */
export default async function drawImages(): Promise<number> {
  for (const [name, source] of Object.entries(BASIC_FONTS))
    await writeFile(join(projectRoot, 'src/assets/fonts', name), await subsetBasicFont(source));

  const { slogan: heading, description } = brand;
  await write('og.png', await drawShareImage({ name: '', heading, description }, shareImageFonts));
  await write('apple-touch-icon.png', await drawIcon(180));
  for (const size of [192, 512]) await write(`icon-${size}.png`, await drawIcon(size));
  await write('favicon.ico', icoOf(await drawPng(sized(faviconSvg(), 32), shareImageFonts), 32));
  return 0;
}

function write(name: string, image: Uint8Array): Promise<void> {
  console.log(`public/${name}`);
  return writeFile(join(projectRoot, 'public', name), image);
}

/** A launcher may crop an icon to any shape, so the mark keeps to the middle 80%. */
function drawIcon(size: number): Promise<Uint8Array> {
  const mark = sized(faviconSvg(), size * 0.8, size * 0.1);
  const ground = `<rect width="100%" height="100%" fill="${lightColor('accent')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${mark}</svg>`;
  return drawPng(svg, shareImageFonts);
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
