import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { samplePhrases } from '@/site/sample-phrases';
import { BASIC_FONTS, BASIC_RANGE, subsetBasicFont } from '../../scripts/images.ts';
import { listLeftovers } from '../../scripts/leftovers.ts';
import { projectRoot } from '../../scripts/lib/project.ts';

const files = ['', 'docs'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** A file can be named without its folder. */
const names = new Set(
  ['src', 'scripts', 'tests', 'e2e']
    .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }))
    .map((file) => basename(file)),
);

test.each(files)('each file that %s names exists', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const named = text.matchAll(/`((?:src|scripts|tests|e2e|public|docs)\/[^`<*]*|[\w-]+\.(?:tsx?|json))`/g);
  const missing = Array.from(named, ([, path = '']) => path).filter(
    (path) => !names.has(path) && !existsSync(join(projectRoot, path)),
  );
  expect(missing).toEqual([]);
});

test('each picture of the sample is listed as one', () => {
  const listed = listLeftovers();
  const pictures = ['public', 'public/people', 'docs'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => /\.(?:png|ico|webp|svg)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(pictures.filter((file) => !listed.includes(`${file}: a picture of the sample`))).toEqual([]);
});

test('each phrase of the sample still stands in its texts', () => {
  const listed = listLeftovers().filter((line) => line.includes(': a phrase of the sample: '));
  const stands = (phrase: string) => listed.some((line) => new RegExp(phrase, 'i').test(line));
  expect(samplePhrases.filter((phrase) => !stands(phrase))).toEqual([]);
});

const sheet = readFileSync('src/styles/fonts.css', 'utf8').replaceAll(/\s+/g, ' ');

test.each(Object.entries(BASIC_FONTS))('%s is a subset of the installed font', async (name, source) => {
  const subset = await subsetBasicFont(source);
  expect(readFileSync(`src/assets/fonts/${name}`).equals(subset)).toBe(true);
});

test.each(Object.keys(BASIC_FONTS))('%s has its characters as unicode-range', (name) => {
  expect(sheet).toContain(
    `url('../assets/fonts/${name}') format('woff2-variations'); unicode-range: ${BASIC_RANGE};`,
  );
});
