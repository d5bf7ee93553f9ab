import { Feed } from 'feed';
import { JSDOM } from 'jsdom';
import { posts } from 'virtual:posts';
import { renderArticle } from '../../src/entry-server.tsx';
import { brand, PAGE_LANGUAGE } from '../../src/site/brand.ts';
import { contacts } from '../../src/site/contacts.ts';
import { articlePath, BLOG, paths } from '../../src/site/paths.ts';
import { authorOf } from '../../src/site/posts.ts';
import { tags } from '../../src/site/tags.ts';
import type { DescribedPage } from './describe-page.ts';
import { lightColor } from './favicon.ts';
import { escapeHtml } from './html.ts';

const title = `${brand.name} blog`;

const feeds = [
  { path: '/rss.xml', type: 'application/rss+xml', title },
  { path: '/feed.json', type: 'application/feed+json', title: `${title} (JSON)` },
] as const;

/** None without articles. */
export const FEEDS = posts.length > 0 ? feeds : [];

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

/** RSS and JSON feeds with the full text of the posts, if there are any. */
export async function feedFiles(siteUrl: string): Promise<Record<string, string>> {
  if (posts.length === 0) return {};
  const feed = new Feed({
    id: siteUrl + BLOG,
    link: siteUrl + BLOG,
    title,
    description: brand.description,
    language: PAGE_LANGUAGE,
    copyright: brand.legalName,
    image: `${siteUrl}/icon-512.png`,
    updated: new Date(posts[0]?.date ?? 0),
    feedLinks: { rss: `${siteUrl}/rss.xml`, json: `${siteUrl}/feed.json` },
  });
  for (const post of posts) {
    const link = siteUrl + articlePath(post.slug);
    const name = authorOf(post)?.name ?? brand.name;
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.description,
      content: withAbsoluteLinks(await renderArticle(post.slug), link),
      date: new Date(post.date),
      // RSS wants an email address of its authors.
      author: [{ name, email: contacts.email.hello, link: `${siteUrl}${paths.about}#team` }],
      category: post.tags.map((tag) => ({ name: tags[tag].label })),
    });
  }
  return { 'rss.xml': feed.rss2(), 'feed.json': feed.json1() };
}

function withAbsoluteLinks(html: string, base: string) {
  const { body } = new JSDOM(html).window.document;
  for (const name of ['href', 'src'])
    for (const element of body.querySelectorAll(`[${name}]`))
      element.setAttribute(name, new URL(element.getAttribute(name) ?? '', base).href);
  return body.innerHTML;
}
