import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from '../../scripts/lib/project.mjs';
import type { SearchIndex } from '@/features/search/search-index';

const assets = join(distDir, 'assets');

/** The headings of a page that the built search index contains, without spaces; undefined for pages it leaves out. */
export function headingsToFind(address: string): readonly string[] | undefined {
  const name = readdirSync(assets).find((file) => /^search-index.*\.json$/.test(file)) ?? '';
  const { pages }: SearchIndex = JSON.parse(readFileSync(join(assets, name), 'utf8'));
  const found = pages.find(({ path }) => path.toLowerCase() === address.toLowerCase());
  return found?.parts.map(({ heading }) => withoutSpaces(heading));
}

/** Prices are left out too: while the offer runs, a page shows them reduced. */
export function withoutSpaces(text: string): string {
  return text.replace(/\$[\d.]+|\s/g, '');
}
