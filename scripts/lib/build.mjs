// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runNode } from './child-process.mjs';
import { loadSiteConfig } from './env-files.mjs';
import { hostingConfig, readFirebaseJson } from './hosting-config.mjs';
import { commandScript, distDir, projectRoot, readJson } from './project.mjs';
import { publicPages } from './public-pages.mjs';
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

/** @typedef {{ config: import('./site-env.mjs').SiteConfig, sources: string }} BuildStamp written to dist/.build.json */

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [args] for Vite
 * @returns {Promise<number>} exit code
 */
export function buildSite(env, args = []) {
  return runNode([commandScript('vite'), 'build', ...args], env);
}

/**
 * Builds unless dist is already a build of these sources with these settings.
 *
 * @param {import('./site-env.mjs').SiteConfig} config
 */
export async function ensureBuilt(config) {
  if (isUpToDate(readStamp(), { config, sources: sourceHash() })) return;
  if ((await buildSite()) !== 0) throw new UserError('The build failed.');
}

/**
 * Brings dist up to date for the real project in the settings.
 *
 * @returns {Promise<{ projectId: string, pages: string[] | null, hosting: ReturnType<typeof hostingConfig> }>} with
 *   the pages of a public site
 */
export async function buildForHosting() {
  const config = loadSiteConfig('production');
  if (config.local)
    throw new UserError('No Firebase project is set: fill in the VITE_FIREBASE_* values of .env first.');
  await ensureBuilt(config);
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  const pages = config.publicSite ? publicPages(distDir) : null;
  const hosting = hostingConfig(readFirebaseJson(), config, indexHtml, pages ?? []);
  return { projectId: config.firebase.projectId, pages, hosting };
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
