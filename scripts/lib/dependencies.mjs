// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runNode } from './child-process.mjs';
import { commandScript, projectRoot, readJson } from './project.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lockfile */

/** Installs the dependencies when they are absent or not the ones in package-lock.json. */
export async function ensureDependencies() {
  if (!areInstalled()) {
    console.log('Installing the dependencies (npm ci); the first time takes a minute or two …');
    const exitCode = await run('npm', ['ci'], { shell: process.platform === 'win32' });
    if (exitCode !== 0) throw new Refusal('npm ci failed; its message is above.');
  }
  await installGitHooks();
}

function areInstalled() {
  const installed = join(projectRoot, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return isSatisfiedBy(readJson(join(projectRoot, 'package-lock.json')), readJson(installed));
}

/**
 * npm records what it put into node_modules in a lockfile of its own, so no stamp of ours can get out of step.
 *
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

async function installGitHooks() {
  if (process.env['CI'] || !existsSync(join(projectRoot, '.git'))) return;
  const exitCode = await runNode([commandScript('lefthook'), 'install'], {
    ...process.env,
    LEFTHOOK_QUIET: 'meta',
  });
  if (exitCode !== 0)
    console.warn('The git hooks could not be installed; everything else works without them.');
}
