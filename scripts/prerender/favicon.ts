import { readFileSync } from 'node:fs';
import { toHex } from '../../src/lib/color.ts';
import { logoFile, mark } from '../../src/site/mark.ts';
import { palette, type ColorRole } from '../../src/site/palette.ts';

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
