// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliSizeOf } from './brotli-size.mjs';
import { filesOf, modulesEndingWith } from './bundle-graph.mjs';
import { illustrationSizes } from './illustration-sizes.mjs';
import { readJson } from './project.mjs';

/**
 * @typedef {'scripts' | 'heaviest page' | 'styles' | 'html' | 'fonts' | 'heaviest illustration'} BudgetKind
 *
 * @typedef {object} Budget
 * @property {string} id
 * @property {string} what
 * @property {BudgetKind} kind
 * @property {readonly string[]} [modules]
 * @property {readonly string[]} [without] modules that the visitor has already
 * @property {number} limit brotli bytes
 *
 * @typedef {{ bytes: number, which?: string }} Figure
 */

/**
 * @param {string} folder of a build
 * @returns {(budget: Budget) => Promise<Figure>}
 */
export function budgetFigures(folder) {
  /** @type {import('./bundle-graph.mjs').Manifest} */
  const manifest = readJson(join(folder, '.vite', 'manifest.json'));

  /** @param {Iterable<string>} files */
  const sum = (files) => [...files].reduce((bytes, file) => bytes + brotliSizeOf(join(folder, file)), 0);

  /** @type {Record<BudgetKind, (budget: Budget) => Figure | Promise<Figure>>} */
  const measure = {
    scripts: ({ modules = [], without }) => ({ bytes: sum(filesOf(manifest, modules, without)) }),
    'heaviest page': ({ modules = [], without }) =>
      heaviest(
        modulesEndingWith(manifest, modules).map((module) => [
          basename(module, '.tsx'),
          sum(filesOf(manifest, [module], without)),
        ]),
      ),
    styles: () => ({ bytes: sum(assets(folder, '.css')) }),
    html: () => ({ bytes: brotliSizeOf(join(folder, 'index.html')) }),
    fonts: () => ({ bytes: preloadedFonts(folder).reduce((bytes, path) => bytes + statSync(path).size, 0) }),
    'heaviest illustration': async () => heaviest([...(await illustrationSizes())]),
  };

  return async (budget) => measure[budget.kind](budget);
}

/**
 * @param {readonly (readonly [string, number])[]} sizes
 * @returns {Figure}
 */
function heaviest(sizes) {
  const [which, bytes] = sizes.toSorted(([, a], [, b]) => b - a)[0] ?? ['none', 0];
  return { which, bytes };
}

/**
 * @param {string} folder
 * @param {string} ending
 */
function assets(folder, ending) {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`);
}

/**
 * Those that the boot script is told of.
 *
 * @param {string} folder
 */
function preloadedFonts(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, fonts = ''] = /\sdata-font="([^"]*)"/.exec(html) ?? [];
  return fonts
    .split(' ')
    .filter(Boolean)
    .map((path) => join(folder, path));
}
