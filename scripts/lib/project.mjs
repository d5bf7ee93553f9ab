// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
/** Tests build into a folder of their own, so that a running preview keeps its files. */
export const distDir = join(projectRoot, process.env['BUILD_DIR'] ?? 'dist');

/** @param {string} name a file in the git-ignored folder for logs and reports, which is made if missing */
export function cacheFile(name) {
  const folder = join(projectRoot, '.cache');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/**
 * The script behind an installed command. Run with `process.execPath`, it needs neither a shell nor npx on any system.
 *
 * @param {string} packageName
 * @param {string} [command]
 */
export function commandScript(packageName, command = packageName) {
  const folder = join(projectRoot, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = readJson(join(folder, 'package.json'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return resolve(folder, script);
}

/**
 * @template T what the caller knows the file to hold
 * @param {string} path
 * @returns {T}
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * @param {'auth' | 'deploy'} purpose
 * @param {object} content
 * @returns {string} its path, in the root because firebase-tools resolves `public` relative to the file
 */
export function writeFirebaseConfig(purpose, content) {
  const path = join(projectRoot, `firebase.${purpose}-${basename(distDir)}.json`);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  return path;
}
