// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { BASIC_FONTS } from './lib/basic-fonts.mjs';
import { findBrowser } from './lib/browser.mjs';
import { projectRoot } from './lib/project.mjs';

// Draws the share image and the icons from the brand, palette and mark in src/site. Run it after changing any of them.

/** @type {{ module: typeof import('../src/site/brand') }} */
const { module: site } = await runnerImport('./src/site/brand.ts');
/** @type {{ module: typeof import('./prerender/favicon') }} */
const { module: favicon } = await runnerImport('./scripts/prerender/favicon.ts');
const { brand } = site;
const light = favicon.lightColor;

const publicFile = (/** @type {string} */ name) => join(projectRoot, 'public', name);
const font = await readFile(join(projectRoot, 'node_modules', BASIC_FONTS['geist-basic.woff2']), 'base64');
const mark = favicon.faviconSvg();

const style = `
  @font-face { font-family: Site; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body { font-family: Site; color: ${light('fg')}; background: ${light('bg')} }
  .share { position: relative; width: 1200px; height: 630px; padding: 72px; overflow: hidden;
    background: linear-gradient(90deg, ${light('bg')} 55%, ${light('bg')}00 75%),
      radial-gradient(${light('border')} 1.5px, transparent 2px) 0 0 / 30px 30px, ${light('bg')} }
  .share svg.mark { width: 64px; height: 64px }
  .name { display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 600; letter-spacing: -.02em }
  h1 { position: absolute; left: 72px; bottom: 168px; width: ${brand.isSample ? 640 : 1056}px; font-size: 76px; line-height: 1.04;
    letter-spacing: -.025em; font-weight: 600 }
  .lead { position: absolute; left: 72px; top: 492px; width: ${brand.isSample ? 600 : 960}px; font-size: 26px; color: ${light('fg-muted')} }
  .card { position: absolute; left: 748px; top: 120px; width: 380px; height: 390px; border-radius: 24px;
    background: ${light('surface')}; border: 2px solid ${light('border')} }
`;

/** What the sample does. An owner's image has the words only, on its whole width. */
const drawing = `<svg class="card" viewBox="0 0 380 390" fill="none" stroke-linecap="round">
    <rect x="128" y="36" width="220" height="72" rx="18" fill="${light('accent')}"/>
    <path d="M152 62h160M152 84h96" stroke="${light('on-accent')}" stroke-width="8"/>
    <rect x="32" y="128" width="244" height="72" rx="18" fill="${light('surface-2')}"/>
    <path d="M56 154h188M56 176h128" stroke="${light('border-strong')}" stroke-width="8"/>
    <path d="M32 344h316M32 296h316M32 248h316" stroke="${light('border')}" stroke-width="2"/>
    <path d="M32 332c40-6 52-34 92-34s52-12 84-30 40 4 68-14 32-24 60-28" stroke="${light('accent')}" stroke-width="6"/>
    <circle cx="340" cy="226" r="10" fill="${light('surface')}" stroke="${light('mint')}" stroke-width="6"/>
  </svg>`;

const share = `<div class="share">
  <p class="name">${mark.replace('<svg', '<svg class="mark"')} ${brand.name}</p>
  <h1>${brand.slogan}</h1>
  <p class="lead">${brand.description}</p>
  ${brand.isSample ? drawing : ''}</div>`;

/** A launcher may crop an icon to any shape, so the mark keeps to the middle 80%. */
const icon = (/** @type {number} */ size) =>
  `<div style="width:${size}px;height:${size}px;display:grid;place-items:center;background:${light('accent')}">
    ${mark.replace('<svg', `<svg width="${size * 0.8}" height="${size * 0.8}"`)}</div>`;

const images = [
  { name: 'og.png', html: share, width: 1200, height: 630 },
  ...[180, 192, 512].map((size) => ({
    name: size === 180 ? 'apple-touch-icon.png' : `icon-${size}.png`,
    html: icon(size),
    width: size,
    height: size,
  })),
];

const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, html, width, height } of images) {
  await writeFile(publicFile(name), await draw(html, { width, height }));
}
await writeFile(publicFile('favicon.ico'), await drawIco(32));
await browser.close();

/**
 * @param {string} html
 * @param {{ width: number, height: number }} viewport
 * @param {import('@playwright/test').PageScreenshotOptions} [options]
 */
async function draw(html, viewport, options) {
  await page.setViewportSize(viewport);
  await page.setContent(`<style>${style}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot(options);
}

/**
 * A favicon.ico for clients that do not read the page: a header and one PNG.
 *
 * @param {number} size
 */
async function drawIco(size) {
  const html = `<style>body { background: none } svg { display: block }</style>${mark}`;
  const png = await draw(html, { width: size, height: size }, { omitBackground: true });
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
