import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageFileName } from '@/site/paths';
import { distDir } from '../../scripts/lib/project.ts';
import { isLoopback } from '../support/block-internet';
import { siteUrl } from '../support/local-site';
import { addresses } from '../support/routes';

interface Link {
  readonly name: string;
  readonly href: string;
  /** The absolute URL of `href`. */
  readonly target: string;
  readonly rel: string;
  readonly opensTab: boolean;
}

/** The links of a part that lead nowhere, or that give another site power over this one. */
export async function findLinkFaults(page: Page, part: string): Promise<string[]> {
  const links = await page.locator(`:is(${part}) a`).evaluateAll((links) =>
    links
      .filter((link) => link instanceof HTMLAnchorElement)
      .map((link) => ({
        name: link.textContent.trim().slice(0, 60),
        href: link.getAttribute('href') ?? '',
        target: link.href,
        rel: link.rel,
        opensTab: link.target === '_blank',
      })),
  );
  return links.flatMap((link) => {
    const fault = faultOf(link);
    return fault ? [`“${link.name}” (${link.href}) ${fault}`] : [];
  });
}

function faultOf({ href, target, rel, opensTab }: Link): string | undefined {
  if (/^(#?|javascript:.*)$/.test(href)) return 'does nothing';
  const url = new URL(target);
  if (url.origin === siteUrl) return leadsSomewhere(url) ? undefined : 'leads to no page or section';
  if (!url.protocol.startsWith('http'))
    return ['mailto:', 'tel:'].includes(url.protocol) ? undefined : 'has an unknown scheme';
  if (url.protocol !== 'https:' && !isLoopback(url)) return 'isn’t encrypted';
  if (!opensTab) return 'leaves the site in its tab';
  return rel.includes('noopener') ? undefined : 'gives the new tab access to this one';
}

function leadsSomewhere({ pathname, hash }: URL): boolean {
  const isPage = addresses.some((path) => path.toLowerCase() === pathname.toLowerCase());
  if (!isPage || hash === '') return isPage;
  const suffix = `-${pageFileName(pathname)}.json`;
  const folder = join(distDir, 'assets');
  const file = readdirSync(folder).find((name) => name.replace(/^page-.{8}/, '') === suffix);
  const id = decodeURIComponent(hash.slice(1));
  return file !== undefined && readFileSync(join(folder, file), 'utf8').includes(String.raw`id=\"${id}\"`);
}
