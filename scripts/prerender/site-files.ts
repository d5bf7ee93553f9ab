import { brand } from '../../src/site/brand.ts';
import type { DescribedPage } from './describe-page.ts';
import { lightColor } from './favicon.ts';
import { escapeHtml } from './html.ts';

export function manifest(): string {
  return JSON.stringify({
    name: brand.legalName,
    short_name: brand.name,
    description: brand.description,
    start_url: '/',
    display: 'browser',
    background_color: lightColor('bg'),
    theme_color: lightColor('accent'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

function icon(size: number, purpose: string) {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

export function sitemapXml(pages: readonly DescribedPage[]): string {
  const urls = listed(pages).map(
    ([address, { post }]) =>
      `  <url><loc>${escapeHtml(address)}</loc>${post ? `<lastmod>${post.date}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** A Markdown list of the pages for AI assistants, see llmstxt.org. */
export function llmsTxt(pages: readonly DescribedPage[]): string {
  const links = listed(pages).map(
    ([address, { name, description }]) => `- [${name}](${address}): ${description}`,
  );
  return [`# ${brand.name}`, '', `> ${brand.description}`, '', '## Pages', '', ...links, ''].join('\n');
}

/** One page per address that search engines index. */
function listed(pages: readonly DescribedPage[]): [address: string, page: DescribedPage][] {
  const byAddress = new Map(pages.map((page) => [page.canonical, page]));
  return [...byAddress].flatMap(([address, page]) => (address === null ? [] : [[address, page]]));
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
