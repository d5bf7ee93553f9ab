import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { BASIC_FONTS, BASIC_RANGE, subsetBasicFont } from '../../scripts/images.ts';
import { builtPhrases, listLeftovers } from '../../scripts/leftovers.ts';
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

test('a phrase of the sample in a built page is listed with the page and its sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<body><p>Log in. The demos are <b>free</b>.</p></body>');
  writeFileSync(
    join(folder, 'assets/page-a1-b2_c3-about.json'),
    '{"body":"<p>Our own <i>words</i></p><p>Key 7c1e</p>"}',
  );
  expect(builtPhrases(folder)).toEqual(['the page index: The demos are free', 'the page about: Key 7c1e']);
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
