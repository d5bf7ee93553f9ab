// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPosts, checkSiteLinks, importSource } from './check-sources.mjs';
import { hostFiles } from './host-files.mjs';
import { hostingConfig } from './hosting.mjs';
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
  'scripts/posts',
  'scripts/prerender',
  'src',
  'tailwind.config.ts',
  'vite.config.ts',
];

/** The files of a public site that are not pages of their own. */
const OWN_PAGES = new Set(['index.html', '404.html', 'assets/404.html']);

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
  // Without the list of files that Vite prints otherwise.
  const command = [commandScript('vite'), 'build', '--logLevel', 'warn', ...args];
  const exitCode = await runNode(command, { env });
  if (warning !== null) process.stderr.write(`\n${warning}\n\n`);
  return exitCode;
}

/**
 * Builds unless dist is already a build of these sources with these settings.
 *
 * @param {SiteConfig} config
 */
export async function ensureBuilt(config) {
  const path = join(distDir, '.build.json');
  const stamp = existsSync(path) ? readJson(path) : null;
  if (isDeepStrictEqual(stamp, { config, sources: sourceHash() })) return;
  if ((await buildSite()) !== 0) throw new UserError('The build failed.');
}

/**
 * Writes the headers and redirects of other hosts than Firebase Hosting to dist.
 *
 * @param {SiteConfig} config
 */
export async function writeHostFiles(config) {
  const hosting = await hostingOf(config);
  const pages = config.publicSite ? publicPages() : null;
  for (const [name, text] of Object.entries(hostFiles(hosting, assetsBySize(), pages)))
    writeFileSync(join(distDir, name), text);
}

/**
 * The hosting settings of firebase.json, completed for the build in dist.
 *
 * @param {SiteConfig} config
 */
export async function hostingOf(config) {
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  /** @type {typeof import('../../src/site/providers')} */
  const { providers } = await importSource('./src/site/providers.ts');
  const pages = config.publicSite ? publicPages() : [];
  return hostingConfig(config, { indexHtml, pages, assets: assetsBySize(), providers });
}

/** The addresses of a public site's prerendered pages besides `/`, each the name of a file without `.html`. */
function publicPages() {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.html') && !OWN_PAGES.has(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .toSorted();
}

/** The largest first, because they gain the most from being cached. Prerendered pages last. */
function assetsBySize() {
  const folder = join(distDir, 'assets');
  return readdirSync(folder)
    .filter((name) => name !== '404.html')
    .map((name) => ({
      name,
      size: statSync(join(folder, name)).size,
      isPage: Number(name.startsWith('page-')),
    }))
    .toSorted((a, b) => a.isPage - b.isPage || b.size - a.size)
    .map(({ name }) => name);
}

/** Changes with the name or the content of any file that the build depends on. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(projectRoot, source);
    if (!existsSync(path)) continue;
    const names = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
      : [''];
    for (const file of names.toSorted().map((name) => join(path, name)))
      if (statSync(file).isFile()) hash.update(file.slice(projectRoot.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
