import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchIndex } from '@/features/reader';
import { distDir } from '../../scripts/lib/project.ts';

function searchIndex(): SearchIndex {
  return JSON.parse(readFileSync(join(distDir, 'search-index.json'), 'utf8'));
}

/** The headings of a page that the built search index does not contain; none for pages that it leaves out. */
export function headingsNotFound(address: string, headings: readonly string[]): readonly string[] {
  const own = searchIndex().sections.filter(
    ({ to }) => to.split('#', 1)[0]?.toLowerCase() === address.toLowerCase(),
  );
  const indexed = new Set(own.map(({ heading }) => withoutSpaces(heading)));
  return own.length > 0 ? headings.filter((text) => !indexed.has(withoutSpaces(text))) : [];
}

/** Prices are left out too: while the offer runs, a page shows them reduced. */
function withoutSpaces(text: string): string {
  return text.replace(/\$[\d.]+|\s/g, '');
}
