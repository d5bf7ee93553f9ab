// @ts-check
import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child-process.mjs';
import { projectRoot, readJson } from './project.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lockfile */

/** Installs the dependencies when they are missing or differ from package-lock.json. */
export async function ensureDependencies() {
  const folder = join(projectRoot, 'node_modules');
  // npm ci would empty the folder that a link points to, such as the one that git worktrees share.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // npm writes this lockfile with what it has installed.
  const installed = join(folder, '.package-lock.json');
  const wanted = join(projectRoot, 'package-lock.json');
  if (existsSync(installed) && isSatisfiedBy(readJson(wanted), readJson(installed))) return;
  console.log('Installing dependencies (npm ci), which takes a minute or two the first time …');
  const exitCode = await run('npm', ['ci'], { shell: process.platform === 'win32' });
  if (exitCode !== 0) throw new UserError('npm ci failed; see its message above.');
}

/**
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isSatisfiedBy(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found === undefined ? optional === true : found.version === version;
  });
}
