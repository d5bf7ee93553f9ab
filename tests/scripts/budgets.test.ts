// @vitest-environment node
import { expect, it } from 'vitest';
import { filesOf, modulesMatching } from '../../scripts/lib/budget-figures.mjs';

const manifest = {
  'index.html': { file: 'entry.js', imports: ['_runtime'] },
  _runtime: { file: 'runtime.js', name: 'runtime' },
  _shared: { file: 'shared.js', imports: ['_more'] },
  _more: { file: 'more.js', imports: ['_shared'] },
  'src/home-page.tsx': {
    file: 'home.js',
    imports: ['index.html', '_shared'],
    dynamicImports: ['src/extra.ts'],
  },
  'src/help-page.tsx': { file: 'help.js', imports: ['index.html'] },
  'src/extra.ts': { file: 'extra.js' },
  'src/font.woff2': { file: 'font.woff2' },
};

it('counts a chunk and its static imports, but no dynamic ones', () => {
  expect([...filesOf(manifest, ['src/home-page.tsx'])].toSorted()).toEqual([
    'entry.js',
    'home.js',
    'more.js',
    'runtime.js',
    'shared.js',
  ]);
});

it('finds a manual chunk by its name', () => {
  expect([...filesOf(manifest, ['runtime'])]).toEqual(['runtime.js']);
});

it('counts a shared file once', () => {
  expect([...filesOf(manifest, ['src/home-page.tsx', 'src/help-page.tsx'])]).toHaveLength(6);
});

it('leaves out files that the visitor has already', () => {
  const added = filesOf(manifest, ['src/home-page.tsx'], ['index.html']);
  expect([...added].toSorted()).toEqual(['home.js', 'more.js', 'shared.js']);
});

it('counts only scripts', () => {
  expect([...filesOf(manifest, ['src/font.woff2'])]).toEqual([]);
});

it('rejects an unknown module, so that a renamed one does not count as 0 bytes', () => {
  expect(() => filesOf(manifest, ['src/renamed-page.tsx'])).toThrow('src/renamed-page.tsx');
});

it('finds pages by a part of their path', () => {
  expect(modulesMatching(manifest, ['-page.tsx'])).toEqual(['src/home-page.tsx', 'src/help-page.tsx']);
});
