import { posts } from 'virtual:posts';
import { brand } from '../../src/site/brand.ts';
import { showsLogin } from '../../src/site/navigation.ts';
import { alternatePaths, articlePath, isSignInPath, paths } from '../../src/site/paths.ts';
import type { Post } from '../../src/site/posts';

export interface DescribedPage {
  readonly path: string;
  /** The address that search engines index; null for pages that they must not index. */
  readonly canonical: string | null;
  /** Without the brand. */
  readonly name: string;
  readonly heading: string;
  readonly description: string;
  /** The page does nothing without scripts. */
  readonly needsScript: boolean;
  /** What the page of an article shows. */
  readonly post?: Post | undefined;
}

export const NOT_FOUND_PATH = '/404';
/** Pages that search engines must not list. */
const unlisted: ReadonlySet<string> = new Set([
  paths.account,
  paths.resetPassword,
  paths.search,
  ...(showsLogin ? [] : [paths.login, paths.signup]),
  NOT_FOUND_PATH,
]);

/** Reads title, description and heading of a rendered page. */
export function describePage(path: string, document: Document, siteUrl: string): DescribedPage {
  const isHome = path === paths.home || path === alternatePaths.home;
  const { title } = document;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const heading = document.querySelector('h1')?.textContent ?? '';
  if (title === '' || description === '' || heading === '')
    throw new Error(`The page at ${path} has no title, description or heading.`);
  return {
    path,
    canonical: unlisted.has(path) ? null : siteUrl + (isHome ? paths.home : path),
    name: isHome ? brand.name : title.replace(` · ${brand.name}`, ''),
    heading,
    description,
    needsScript: isSignInPath(path) || path === paths.account,
    post: posts.find(({ slug }) => articlePath(slug) === path),
  };
}
