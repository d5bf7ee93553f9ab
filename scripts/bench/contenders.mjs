// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/child-process.mjs';
import { hostingConfig, readFirebaseJson } from '../lib/hosting-config.mjs';
import { cacheFile, commandScript, projectRoot } from '../lib/project.mjs';
import { UserError } from '../lib/user-error.mjs';
import { inOrder } from './in-order.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * @typedef {'site' | 'usual' | 'floor' | 'html'} ContenderName
 *
 * @typedef {object} Contender
 * @property {ContenderName} name
 * @property {string} folder of the build
 * @property {import('./static-server.mjs').SiteServer} server
 */

/** What stands beside the site in every run, and the Vite config that builds it. */
export const CONTENDERS = /** @type {const} */ ({
  site: { what: 'This site', config: 'vite.config.ts' },
  usual: {
    what: 'This site built the usual way: getAuth(), one bundle, all of the motion library',
    config: 'scripts/bench/usual/vite.config.ts',
  },
  floor: {
    what: 'React, a router and Firebase with a login form, and nothing else',
    config: 'scripts/bench/floor/vite.config.ts',
  },
  html: { what: 'A login page written by hand, one file', config: null },
});

/**
 * Builds every contender and serves each with the headers of production.
 *
 * @param {import('../lib/site-env.mjs').SiteConfig} config
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Record<ContenderName, Contender>>}
 */
export async function startContenders(config, env) {
  const names = /** @type {const} */ (['site', 'usual', 'floor', 'html']);
  const [site, usual, floor, html] = await inOrder(names, async (name) => {
    const folder = await builtFolder(name, env);
    const indexHtml = readFileSync(join(folder, 'index.html'), 'utf8');
    const server = await serveFolder(folder, hostingConfig(readFirebaseJson(), config, indexHtml));
    return { name, folder, server };
  });
  if (!site || !usual || !floor || !html) throw new Error('A contender is missing.');
  return { site, usual, floor, html };
}

/**
 * @param {ContenderName} name
 * @param {NodeJS.ProcessEnv} env
 */
async function builtFolder(name, env) {
  const { what, config } = CONTENDERS[name];
  if (config === null) return join(projectRoot, 'scripts', 'bench', name);
  console.log(`Building: ${what} …`);
  const folder = cacheFile(`bench-${name}`);
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const exitCode = await runNode([commandScript('vite'), 'build', '--config', config, ...options], env);
  if (exitCode !== 0) throw new UserError(`${what}: the build failed.`);
  return folder;
}
