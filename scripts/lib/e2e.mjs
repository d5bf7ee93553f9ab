// @ts-check
import { ensureBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { runNode } from './child-process.mjs';
import { LOCAL_SITE_ENV } from './env-files.mjs';
import { testPortsEnv } from './local-ports.mjs';
import { commandScript } from './project.mjs';

/**
 * The environment to build and test the site in: local settings on free ports.
 *
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function testSiteEnv() {
  return { ...process.env, ...LOCAL_SITE_ENV, ...(await testPortsEnv()) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} args for Playwright
 * @param {string} [config]
 * @returns {Promise<number>} exit code
 */
export async function buildAndRunPlaywright(env, args, config) {
  const exitCode = await buildSite(env);
  return exitCode === 0 ? runPlaywright(env, args, config) : exitCode;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [args]
 * @param {string} [config]
 */
export async function runPlaywright(env, args = [], config = 'e2e/playwright.config.ts') {
  const command = [commandScript('@playwright/test', 'playwright'), 'test'];
  const CHROME_PATH = await ensureBrowser();
  return runNode([...command, '--config', config, ...args], { ...env, CHROME_PATH });
}
