// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['index.html', ...filesIn('src'), ...filesIn('scripts')]
  .map((file) => plain(readFileSync(file, 'utf8')))
  .join('\n');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file));
}

/** Docs are written with straight quotes; a sentence of the source can be broken into lines. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
}

/** Sentences in quotes. `…` stands for what differs. */
function quotesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/"([^"]+)"/g)].map(([, quote = '']) => plain(quote));
}

test.each(['docs/faults.md', 'docs/troubleshooting.md'])(
  'the site and its scripts say what %s quotes',
  (file) => {
    const quotes = quotesIn(file);
    expect(quotes).not.toEqual([]);
    const unsaid = quotes.filter((quote) => !quote.split('…').every((part) => sources.includes(part.trim())));
    expect(unsaid).toEqual([]);
  },
);
