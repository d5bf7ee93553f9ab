// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../../scripts/lib/site-build.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  writeFileSync(join(root, 'src/pages/home.tsx'), 'one');
  writeFileSync(join(root, 'index.html'), '<html>');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['an edit', () => writeFileSync(join(root, 'src/pages/home.tsx'), 'two')],
  ['a new file', () => writeFileSync(join(root, 'src/pages/about.tsx'), '')],
  ['a removed file', () => rmSync(join(root, 'src/pages/home.tsx'))],
  ['an edit of index.html', () => writeFileSync(join(root, 'index.html'), '<html lang="en">')],
])('%s makes a build stale', (_, change) => {
  const before = sourceHash(root);
  expect(sourceHash(root)).toBe(before);
  change();
  expect(sourceHash(root)).not.toBe(before);
});

test('a file that the build does not read changes nothing', () => {
  const before = sourceHash(root);
  writeFileSync(join(root, 'README.md'), 'text');
  expect(sourceHash(root)).toBe(before);
});
