// @vitest-environment node
import { expect, it } from 'vitest';
import { filesOf, modulesEndingWith } from '../../scripts/lib/bundle-graph.mjs';

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

it('counts a chunk, all that it imports, and nothing that waits for a call', () => {
  expect([...filesOf(manifest, ['src/home-page.tsx'])].toSorted()).toEqual([
    'entry.js',
    'home.js',
    'more.js',
    'runtime.js',
    'shared.js',
  ]);
});

it('knows by its name what the build has put together', () => {
  expect([...filesOf(manifest, ['runtime'])]).toEqual(['runtime.js']);
});

it('counts a file that two modules need once', () => {
  expect([...filesOf(manifest, ['src/home-page.tsx', 'src/help-page.tsx'])]).toHaveLength(6);
});

it('leaves out what the visitor has already', () => {
  const added = filesOf(manifest, ['src/home-page.tsx'], ['index.html']);
  expect([...added].toSorted()).toEqual(['home.js', 'more.js', 'shared.js']);
});

it('counts scripts alone', () => {
  expect([...filesOf(manifest, ['src/font.woff2'])]).toEqual([]);
});

it('refuses a module that the build does not know, so that a renamed one cannot weigh nothing', () => {
  expect(() => filesOf(manifest, ['src/renamed-page.tsx'])).toThrow('src/renamed-page.tsx');
});

it('finds the pages by their names', () => {
  expect(modulesEndingWith(manifest, ['-page.tsx'])).toEqual(['src/home-page.tsx', 'src/help-page.tsx']);
});
