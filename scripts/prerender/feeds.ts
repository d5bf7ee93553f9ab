import { Feed } from 'feed';
import { JSDOM } from 'jsdom';
import { posts } from 'virtual:posts';
import { renderArticle } from '../../src/entry-server.tsx';
import { brand, PAGE_LANGUAGE } from '../../src/site/brand.ts';
import { articlePath, paths } from '../../src/site/paths.ts';
import { authorOf } from '../../src/site/posts.ts';
import { tags } from '../../src/site/tags.ts';

const title = `${brand.name} blog`;

export const FEEDS = [
  { path: '/rss.xml', type: 'application/rss+xml', title },
  { path: '/feed.json', type: 'application/feed+json', title: `${title} (JSON)` },
] as const;

/** RSS and JSON feeds with the full text of the posts. */
export async function feedFiles(siteUrl: string) {
  const feed = new Feed({
    id: siteUrl + paths.blog,
    link: siteUrl + paths.blog,
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
      author: [{ name, link: `${siteUrl}${paths.about}#team` }],
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
