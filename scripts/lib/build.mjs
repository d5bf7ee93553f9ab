// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runNode } from './child-process.mjs';
import { commandScript, distDir, readJson } from './project.mjs';

/** @typedef {import('./site-env.mjs').SiteConfig} SiteConfig */

/** @param {NodeJS.ProcessEnv} [env] */
export function buildSite(env) {
  return runNode([commandScript('vite'), 'build'], env);
}

/** @returns {SiteConfig | null} what the build in dist was made for, null when there is none */
export function builtConfig() {
  const path = join(distDir, '.build.json');
  return existsSync(path) ? readJson(path) : null;
}

/** @param {SiteConfig} config */
export function isBuiltFor(config) {
  return isDeepStrictEqual(builtConfig(), config);
}
