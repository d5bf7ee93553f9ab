// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPosts, checkSiteLinks } from './check-sources.mjs';
import { loadSiteConfig } from './env-files.mjs';
import {
  ASSETS_404,
  headersFile,
  hostingConfig,
  publicPages,
  readFirebaseJson,
  redirectsFile,
} from './hosting.mjs';
import { runNode } from './processes.mjs';
import { commandScript, distDir, projectRoot, readJson } from './project.mjs';
import { UserError } from './user-error.mjs';

/** The files and folders that a build depends on, besides the settings. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'postcss.config.js',
  'public',
  'scripts/lib',
  'scripts/vite',
  'src',
  'tailwind.config.ts',
  'vite.config.ts',
];

/**
 * @typedef {import('./site-env.mjs').SiteConfig} SiteConfig
 * @typedef {{ config: SiteConfig, sources: string }} BuildStamp written to dist/.build.json
 */

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [args] for Vite
 * @returns {Promise<number>} exit code
 */
export async function buildSite(env, args = []) {
  const warning = await checkSiteLinks();
  await checkPosts();
  const exitCode = await runNode([commandScript('vite'), 'build', ...args], { env });
  if (warning !== null) process.stderr.write(`\n${warning}\n\n`);
  return exitCode;
}

/**
 * Builds unless dist is already a build of these sources with these settings.
 *
 * @param {SiteConfig} config
 */
export async function ensureBuilt(config) {
  if (isUpToDate(readStamp(), { config, sources: sourceHash() })) return;
  if ((await buildSite()) !== 0) throw new UserError('The build failed.');
}

/**
 * Brings dist up to date for the real project in the settings.
 *
 * @returns {Promise<{ projectId: string, hosting: ReturnType<typeof hostingOf> }>}
 */
export async function buildForHosting() {
  const config = loadSiteConfig('production');
  if (config.local)
    throw new UserError('No Firebase project is set: fill in the VITE_FIREBASE_* values of .env first.');
  await ensureBuilt(config);
  return { projectId: config.firebase.projectId, hosting: hostingOf(config) };
}

/**
 * Writes the headers and redirects of other hosts to dist.
 *
 * @param {SiteConfig} config
 */
export function writeHostFiles(config) {
  const files = {
    _headers: headersFile(hostingOf(config), assetsBySize()),
    _redirects: redirectsFile(config.publicSite ? publicPages(distDir) : null),
    [ASSETS_404.path]: ASSETS_404.text,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(distDir, name), text);
}

/**
 * The hosting settings of firebase.json, completed for the build in dist.
 *
 * @param {SiteConfig} config
 */
export function hostingOf(config) {
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  return hostingConfig(readFirebaseJson(), config, indexHtml, config.publicSite ? publicPages(distDir) : []);
}

/** The largest first, because they gain the most from being cached. Prerendered pages last. */
function assetsBySize() {
  const folder = join(distDir, 'assets');
  return readdirSync(folder)
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .toSorted((a, b) => Number(isPrerendered(a)) - Number(isPrerendered(b)) || b.size - a.size)
    .map(({ name }) => name);
}

/** @param {{ name: string }} asset */
function isPrerendered({ name }) {
  return name.startsWith('page-');
}

/**
 * @param {BuildStamp | null} stamp
 * @param {BuildStamp} wanted
 */
export function isUpToDate(stamp, wanted) {
  return isDeepStrictEqual(stamp, wanted);
}

/** @returns {BuildStamp | null} */
function readStamp() {
  const path = join(distDir, '.build.json');
  return existsSync(path) ? readJson(path) : null;
}

/**
 * Changes with the name or the content of any file that the build depends on.
 *
 * @param {string} [root]
 */
export function sourceHash(root = projectRoot) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? filesIn(path) : [path];
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}
