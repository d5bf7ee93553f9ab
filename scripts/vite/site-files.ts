import type { Plugin } from 'vite';
import { toHex } from '../../src/lib/color.ts';
import { brand } from '../../src/site/brand.ts';
import { mark } from '../../src/site/mark.ts';
import { palette } from '../../src/site/palette.ts';

const title = `${brand.name}: ${brand.slogan}`;
const [background, darkBackground] = palette.bg.map(toHex);
const [accent] = palette.accent.map(toHex);
const [onAccent] = palette['on-accent'].map(toHex);

/** Files that are generated rather than stored in public/. */
const files = {
  '/favicon.svg': { type: 'image/svg+xml', text: faviconSvg() },
  '/site.webmanifest': { type: 'application/manifest+json', text: manifest() },
};

/** Fills the brand and its colors into index.html, and serves and emits the favicon and the manifest. */
export function siteFiles(siteUrl: string | null): Plugin {
  const values: Record<string, string> = {
    name: brand.name,
    title,
    description: brand.description,
    'color-light': background ?? '',
    'color-dark': darkBackground ?? '',
    // Services that preview links need an absolute image URL.
    'site-url': siteUrl ?? '',
  };
  return {
    name: 'site-files',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%([a-z-]+)%/g, (whole, key: string) => escapeHtml(values[key] ?? whole)),
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = Object.entries(files).find(([path]) => path === request.url);
        if (!file) return next();
        response.setHeader('Content-Type', file[1].type);
        response.end(file[1].text);
      });
    },
    generateBundle() {
      for (const [path, { text }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: text });
    },
  };
}

/** The favicon has no theme of its own, so it is drawn in the light colors. */
export function faviconSvg(): string {
  const { viewBox, size, cornerRadius, stroke, dot } = mark;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<rect width="${size}" height="${size}" rx="${cornerRadius}" fill="${accent}"/>`,
    `<path d="${stroke.d}" fill="none" stroke="${onAccent}" stroke-width="${stroke.width}" stroke-linecap="round"/>`,
    `<circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${onAccent}"/></svg>`,
  ].join('');
}

function manifest(): string {
  return JSON.stringify({
    name: brand.legalName,
    short_name: brand.name,
    description: brand.description,
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: accent,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

function icon(size: number, purpose: string) {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** Escapes a text for HTML, XML and their attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
