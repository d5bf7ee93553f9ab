import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { toHex } from '../../src/lib/color.ts';
import { brand } from '../../src/site/brand.ts';
import { logoFile, mark } from '../../src/site/mark.ts';
import { palette, type ColorRole } from '../../src/site/palette.ts';
import { escapeHtml } from './html.ts';

/** The average width of a letter, in ems. */
const HEADING_LETTER = 0.55;
const TEXT_LETTER = 0.5;
const WIDTH = 1056;

type Page = Readonly<Record<'name' | 'heading' | 'description', string>>;

/** The renderer has no variable fonts. */
export type LoadFonts = () => Promise<Uint8Array[]>;

let fonts: Promise<Uint8Array[]> | undefined;

/** Draws a share image, 1200 by 630, with a page's name, heading and description in the light colors. */
export function drawShareImage(page: Page, loadFonts: LoadFonts): Promise<Uint8Array> {
  return drawPng(shareImageSvg(page), loadFonts);
}

export async function drawPng(svg: string, loadFonts: LoadFonts): Promise<Uint8Array> {
  fonts ??= initRenderer().then(loadFonts);
  const resvg = new Resvg(svg, { font: { fontBuffers: await fonts, defaultFontFamily: 'Geist' } });
  try {
    return resvg.render().asPng();
  } finally {
    resvg.free();
  }
}

async function initRenderer() {
  const wasm = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(await readFile(wasm));
}

function shareImageSvg({ name, heading, description }: Page) {
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
    <text x="1128" y="118" font-size="30" text-anchor="end" fill="${lightColor('fg-muted')}">${escapeHtml(name === heading ? '' : name)}</text>
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

/** A color for an image, which has no theme of its own. */
export function lightColor(role: ColorRole): string {
  return toHex(palette[role][0]);
}

export function faviconSvg(): string {
  const { viewBox, size, cornerRadius, stroke, dot } = mark;
  if (logoFile !== null) return imageSvg(logoFile);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<rect width="${size}" height="${size}" rx="${cornerRadius}" fill="${lightColor('accent')}"/>`,
    `<path d="${stroke.d}" fill="none" stroke="${lightColor('on-accent')}" stroke-width="${stroke.width}" stroke-linecap="round"/>`,
    `<circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${lightColor('on-accent')}"/></svg>`,
  ].join('');
}

/** An SVG that holds a picture from public/. */
function imageSvg(file: string): string {
  const data = readFileSync(`public${file}`, 'base64');
  const type = file.endsWith('.svg') ? 'svg+xml' : 'png';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="data:image/${type};base64,${data}"/></svg>`;
}
