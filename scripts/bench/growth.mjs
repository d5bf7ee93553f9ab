// @ts-check
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliSize, filesOf } from '../lib/budget-figures.mjs';
import { commandScript, projectRoot, readJson } from '../lib/project.mjs';
import { inOrder, upTo } from './in-order.mjs';

/**
 * @typedef {object} GrowthFigures brotli bytes
 * @property {number} pages that were added
 * @property {number} entries that the search got with them
 * @property {number} html
 * @property {number} firstVisit scripts of a signed-out visitor
 * @property {number} home scripts of a signed-in visitor's Home
 * @property {number} searchIndex fetched when the search is opened
 */

const COPIED = [
  'index.html',
  'package.json',
  'postcss.config.js',
  'public',
  'scripts',
  'src',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
const SIZES = [
  { pages: 0, parts: 0 },
  { pages: 10, parts: 10 },
  { pages: 100, parts: 100 },
];
const FIRST_VISIT = ['index.html', 'auth'];
const HOME = [...FIRST_VISIT, 'src/app/signed-in-site.tsx', 'src/pages/home/home.tsx'];

/**
 * Builds copies of the site with more and more pages, to see whom they cost what.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<GrowthFigures[]>}
 */
export function measureGrowth(env) {
  return inOrder(SIZES, async ({ pages, parts }) => {
    console.log(`  Building with ${pages} more pages …`);
    const folder = mkdtempSync(join(tmpdir(), 'lumenary-growth-'));
    try {
      copyProject(folder);
      addPages(folder, pages, parts);
      await promisify(execFile)(process.execPath, [commandScript('vite'), 'build'], {
        cwd: folder,
        env,
        maxBuffer: Infinity,
      });
      return { pages, entries: pages * parts, ...weigh(join(folder, 'dist')) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** @param {string} folder */
function copyProject(folder) {
  for (const name of COPIED) cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * @param {string} folder
 * @param {number} pages
 * @param {number} parts of each page
 */
function addPages(folder, pages, parts) {
  const added = upTo(pages);
  mkdirSync(join(folder, 'src/pages/added'));
  for (const page of added) {
    writeFileSync(join(folder, `src/pages/added/added-${page}-page.tsx`), pageSource(page, parts));
  }
  const table = join(folder, 'src/app/routes.tsx');
  const lines = added.map(
    (page) => `  route('/added/${page}', () => import('@/pages/added/added-${page}-page')),\n`,
  );
  const source = readFileSync(table, 'utf8');
  const lastRoute = "  route('*'";
  if (!source.includes(lastRoute)) throw new Error('The route table has no last route to add pages before.');
  writeFileSync(
    table,
    source.replace(lastRoute, () => lines.join('') + lastRoute),
  );
}

/**
 * @param {number} page
 * @param {number} parts
 */
function pageSource(page, parts) {
  const sections = upTo(parts).map((part) => {
    const words = upTo(30).map((word) => `word${(page * 7919 + part * 104_729 + word * 611) % 5000}`);
    return `      <section id="part-${part}"><h2>Part ${part} of page ${page}</h2><p>${words.join(' ')}</p></section>`;
  });
  return [
    `export default function Added${page}Page() {`,
    '  return (',
    '    <>',
    `      <title>Added page ${page} · Lumenary</title>`,
    `      <meta name="description" content="Page ${page} of those that came later." />`,
    `      <h1>Added page ${page}</h1>`,
    ...sections,
    '    </>',
    '  );',
    '}',
    '',
  ].join('\n');
}

/** @param {string} dist */
function weigh(dist) {
  /** @type {import('../lib/budget-figures.mjs').Manifest} */
  const manifest = readJson(join(dist, '.vite', 'manifest.json'));
  /** @param {readonly string[]} modules */
  const sum = (modules) =>
    [...filesOf(manifest, modules)].reduce((bytes, file) => bytes + brotliSize(join(dist, file)), 0);
  const index = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('search-index'));
  return {
    html: brotliSize(join(dist, 'index.html')),
    firstVisit: sum(FIRST_VISIT),
    home: sum(HOME),
    searchIndex: index ? brotliSize(join(dist, 'assets', index)) : 0,
  };
}
