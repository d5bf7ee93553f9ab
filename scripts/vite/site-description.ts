import { posts } from 'virtual:posts';
import { brand } from '../../src/site/brand.ts';
import { articlePath, paths } from '../../src/site/paths.ts';
import { FEEDS } from './feeds.ts';
import type { RenderedPage } from './render-pages.ts';
import { escapeHtml, unescapeHtml } from './site-files.ts';
import { type DescribedPage, structuredData } from './structured-data.ts';

const signInPaths: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.resetPassword,
  paths.account,
]);
export const NOT_FOUND_PATH = '/404';
/** Pages that search engines must not list. */
const unlisted: ReadonlySet<string> = new Set([
  paths.account,
  paths.resetPassword,
  paths.search,
  NOT_FOUND_PATH,
]);

/** Reads title, description and heading of a rendered page. */
export function describePage({ path, head, html }: RenderedPage, siteUrl: string): DescribedPage {
  const isHome = path === paths.home || path === paths.homeNamed;
  const title = unescapeHtml(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '');
  const description = unescapeHtml(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '');
  const heading = unescapeHtml((/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, ''));
  if (title === '' || description === '' || heading === '')
    throw new Error(`The page at ${path} has no title, description or heading.`);
  return {
    path,
    canonical: unlisted.has(path) ? null : siteUrl + (isHome ? paths.home : path),
    name: isHome ? brand.name : title.replace(` · ${brand.name}`, ''),
    heading,
    description,
    image: isHome ? null : `/share${path.toLowerCase()}.png`,
    needsScript: signInPaths.has(path),
    post: posts.find(({ slug }) => articlePath(slug) === path),
  };
}

/** The tags of one page, for search engines and link previews. */
export function headTags(page: DescribedPage, siteUrl: string): string {
  const { canonical, name, description, image, heading, post } = page;
  const title = name === brand.name ? `${brand.name}: ${brand.slogan}` : `${name} · ${brand.name}`;
  const imageUrl = siteUrl + (image ?? '/og.png');
  const tags = [
    canonical === null ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${canonical}" />`,
    ...FEEDS.map(
      ({ path, type, title }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${path}" />`,
    ),
    meta('property', 'og:type', post ? 'article' : 'website'),
    ...(post ? [meta('property', 'article:published_time', post.date)] : []),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:url', canonical ?? siteUrl + page.path),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', imageUrl),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', heading),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', imageUrl),
    ...structuredData(page, siteUrl).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return tags.join('\n    ');
}

export function sitemapXml(pages: readonly DescribedPage[]): string {
  const entries = new Map(pages.map(({ canonical, post }) => [canonical, post]));
  const urls = [...entries].flatMap(([address, post]) =>
    address === null
      ? []
      : [`  <url><loc>${escapeHtml(address)}</loc>${post ? `<lastmod>${post.date}</lastmod>` : ''}</url>`],
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
}
