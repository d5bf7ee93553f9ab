// @ts-check
import { fileURLToPath } from 'node:url';
import { withServerRenderer } from '../vite/server-render.mjs';

const ENTRIES = 10_000;
const LIMITS = { groups: 8, hitsPerGroup: 4 };
const QUERIES = [
  'enterprise pricing',
  'chatbot integration',
  'speach recogniton',
  'how safe is my data',
  'qzxjv',
];

/**
 * Types each query key by key into a search over made-up pages.
 *
 * @returns {Promise<{ entries: number, buildMs: number, p50: number, p95: number, max: number }>}
 */
export async function searchBench() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return withServerRenderer({ root }, async ({ load }) => {
    /** @type {typeof import('../../src/features/search/search-engine')} */
    const { createSearch } = await load('/src/features/search/search-engine.ts');
    const started = performance.now();
    const search = await createSearch({ pages: madeUpPages() });
    const buildMs = performance.now() - started;
    const keystrokes = QUERIES.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
    const times = Float64Array.from(keystrokes, (typed) => {
      const start = performance.now();
      search(typed, LIMITS);
      return performance.now() - start;
    }).toSorted();
    const at = (/** @type {number} */ share) => times[Math.floor((times.length - 1) * share)] ?? 0;
    return { entries: ENTRIES, buildMs, p50: at(0.5), p95: at(0.95), max: at(1) };
  });
}

function madeUpPages() {
  const vocabulary = Array.from({ length: 3000 }, (_, at) => `${syllables(at)}${syllables(at * 7)}`).concat(
    'enterprise pricing chatbot integration speech recognition safe data security privacy'.split(' '),
  );
  let at = 1;
  /** Repeatable, so that two runs measure the same. */
  const words = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => {
      at = (at * 48_271) % 2_147_483_647;
      return vocabulary[at % vocabulary.length];
    }).join(' ');
  return Array.from({ length: ENTRIES / 20 }, (_, page) => ({
    path: `/page-${page}`,
    title: words(2),
    description: words(12),
    parts: Array.from({ length: 20 }, () => ({ anchor: 'part', heading: words(4), text: words(30) })),
  }));
}

/** @param {number} seed */
function syllables(seed) {
  const parts = ['ta', 'ri', 'mon', 'se', 'lu', 'pra', 'chi', 'en', 'do', 'sec'];
  return [seed % 10, Math.floor(seed / 10) % 10, Math.floor(seed / 100) % 10].map((at) => parts[at]).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { entries, buildMs, p50, p95, max } = await searchBench();
  console.log(`${entries} entries: built in ${ms(buildMs)}`);
  console.log(`per keystroke: p50 ${ms(p50)}, p95 ${ms(p95)}, slowest ${ms(max)}`);
}

/** @param {number} value */
function ms(value) {
  return `${value.toFixed(1)} ms`;
}
