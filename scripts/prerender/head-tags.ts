import { toHex } from '../../src/lib/color.ts';
import { brand } from '../../src/site/brand.ts';
import { palette } from '../../src/site/palette.ts';
import { NOT_FOUND_PATH, type DescribedPage } from './describe-page.ts';
import { escapeHtml } from './html.ts';
import { FEEDS } from './site-files.ts';
import { structuredData } from './structured-data.ts';

const siteTitle = `${brand.name}: ${brand.slogan}`;
const [background, darkBackground] = palette.bg.map(toHex);

/** The tags of every page of the closed site: the brand's. */
export function siteTags(siteUrl: string): string[] {
  return [
    ...themeColors(),
    meta('property', 'og:type', 'website'),
    ...shareTags(siteTitle, brand.description, siteUrl),
  ];
}

/** The tags of one page of a public site, for search engines and link previews. */
export function pageTags(page: DescribedPage, siteUrl: string): string[] {
  const { path, canonical, name, description, post } = page;
  const title = name === brand.name ? siteTitle : `${name} · ${brand.name}`;
  return [
    ...themeColors(),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${canonical}" />`]),
    // The page for unknown addresses, which the app shows too, has its own.
    ...(canonical === null && path !== NOT_FOUND_PATH ? [meta('name', 'robots', 'noindex')] : []),
    ...FEEDS.map(
      ({ path, type, title }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${path}" />`,
    ),
    meta('property', 'og:type', post ? 'article' : 'website'),
    ...(post ? [meta('property', 'article:published_time', post.date)] : []),
    meta('property', 'og:url', canonical ?? siteUrl + path),
    ...shareTags(title, description, siteUrl),
    ...structuredData(page, siteUrl).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
}

function shareTags(title: string, description: string, siteUrl: string) {
  return [
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${siteUrl}/og.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', siteTitle),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The boot script matches them to a stored theme. */
function themeColors() {
  return Object.entries({ light: background, dark: darkBackground }).map(
    ([scheme, color]) =>
      `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${color}" />`,
  );
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
}
