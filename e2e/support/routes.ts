import { existsSync, readdirSync } from 'node:fs';
import { contactPath } from '@/domain/plans';
import { offer } from '@/site/offer';
import { alternatePaths, articlePath, paths } from '@/site/paths';
import { plans } from '@/site/plans';

/** An owner may have removed all benefits. */
const { benefits, ...pages } = Object.assign({ benefits: {} }, paths);

const benefitPaths = Object.values<string>(benefits);

const posts = new URL('../../src/posts/', import.meta.url);

/** Git keeps no empty folder: without articles, there is none. */
export const articles = (existsSync(posts) ? readdirSync(posts) : [])
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => articlePath(file.replace('.mdx', '')))
  .toSorted();

/** By name, because an owner may have removed one. */
const named: Readonly<Partial<Record<string, string>>> = pages;

/** Stands for any page that the footer links to. */
export const anyPage = named['projects'] ?? paths.contact;

/** Every address of the site, in one letter case. */
export const addresses: readonly string[] = [
  ...Object.entries(pages).flatMap(([name, path]) => (name === 'offer' && !offer.enabled ? [] : [path])),
  alternatePaths.home,
  ...benefitPaths,
  ...articles,
];

/** Articles differ in their text only, so most tests look at two of them. */
const untested = new Set<string>([alternatePaths.home, paths.signup, ...articles.slice(1, -1)]);

/** One address per page. */
export const pageAddresses = addresses.filter((path) => !untested.has(path));

/** Addresses whose query changes what a page shows, and an unknown address. */
const variants = [
  `${paths.search}?q=chatbot`,
  `${paths.search}?q=zzzz`,
  ...plans.slice(0, 1).map((plan) => contactPath(plan)),
  '/no-such-page',
] as const;

const GROUP_SIZE = 4;

/**
 * Every page and variant, in groups, one per test: the pages of a group share a browser cache, which makes the visits
 * twice as fast. Pages with a button that signs out are in groups of their own.
 */
export const pageGroups: readonly (readonly string[])[] = [
  ...groupsOf(
    [...pageAddresses, ...variants].filter((path) => path !== paths.login && path !== paths.account),
  ),
  [paths.login],
  [paths.account],
];

function groupsOf(all: readonly string[]): string[][] {
  const count = Math.ceil(all.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, index) => all.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE));
}
