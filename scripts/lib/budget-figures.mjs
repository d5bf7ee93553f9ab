// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson } from './project.mjs';

/**
 * @typedef {'scripts' | 'heaviest page' | 'styles' | 'html' | 'fonts'} BudgetKind
 *
 * @typedef {object} Budget
 * @property {string} id
 * @property {string} what
 * @property {BudgetKind} kind
 * @property {readonly string[]} [modules]
 * @property {readonly string[]} [without] modules that the browser has loaded before
 * @property {number} limit brotli bytes
 *
 * @typedef {{ bytes: number, which?: string }} Figure
 * @typedef {Pick<import('vite').ManifestChunk, 'file' | 'imports' | 'name'>} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest Vite's, by module
 */

/**
 * @param {string} folder of a build
 * @returns {(budget: Budget) => Figure}
 */
export function budgetFigures(folder) {
  /** @type {Manifest} */
  const manifest = readJson(join(folder, '.vite', 'manifest.json'));

  /** @param {Iterable<string>} files */
  const sum = (files) => [...files].reduce((bytes, file) => bytes + brotliSize(join(folder, file)), 0);

  /** @type {Record<BudgetKind, (budget: Budget) => Figure>} */
  const measure = {
    scripts: ({ modules = [], without }) => ({ bytes: sum(filesOf(manifest, modules, without)) }),
    'heaviest page': ({ modules = [], without }) => {
      const pages = modulesMatching(manifest, modules).map((module) => ({
        which: basename(module, '.tsx'),
        bytes: sum(filesOf(manifest, [module], without)),
      }));
      return pages.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { bytes: 0 };
    },
    styles: () => {
      const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
      return { bytes: sum(names.map((name) => join('assets', name))) };
    },
    html: () => ({ bytes: sum(['index.html']) }),
    fonts: () => ({ bytes: preloadedFonts(folder).reduce((bytes, path) => bytes + statSync(path).size, 0) }),
  };

  return (budget) => measure[budget.kind](budget);
}

/** @param {string} path */
export function brotliSize(path) {
  return brotliCompressSync(readFileSync(path)).length;
}

/**
 * The fonts that index.html names for the boot script.
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

/**
 * The scripts that a browser fetches to run some modules: their chunks and all static imports of those.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 * @param {readonly string[]} [without] modules whose files the browser has loaded before
 * @returns {Set<string>} files
 */
export function filesOf(manifest, modules, without = []) {
  const files = reachableFiles(manifest, modules);
  for (const file of reachableFiles(manifest, without)) files.delete(file);
  return files;
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} parts
 * @returns {string[]} the modules with a chunk of their own whose path contains one of the parts
 */
export function modulesMatching(manifest, parts) {
  return Object.keys(manifest).filter((module) => parts.some((part) => module.includes(part)));
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} modules
 */
function reachableFiles(manifest, modules) {
  const seen = new Set(modules.map((module) => keyOf(manifest, module)));
  // Iterating over a Set includes members that are added meanwhile.
  for (const module of seen) for (const imported of manifest[module]?.imports ?? []) seen.add(imported);
  const files = [...seen].flatMap((module) => manifest[module]?.file ?? []);
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/**
 * Finds a module by its path, a package by the end of its path, or a manual chunk by its name.
 *
 * @param {Manifest} manifest
 * @param {string} module
 */
function keyOf(manifest, module) {
  if (module in manifest) return module;
  const [key] =
    Object.entries(manifest).find(([path, { name }]) => path.endsWith(`/${module}`) || name === module) ?? [];
  if (key === undefined) throw new Error(`The build has no chunk for ${module}`);
  return key;
}
