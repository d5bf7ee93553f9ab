// @ts-check
import { ensureBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { runNode } from './child-process.mjs';
import { LOCAL_SITE_ENV } from './env-files.mjs';
import { commandScript } from './project.mjs';
import { testPortsEnv } from './test-ports.mjs';

/**
 * The environment of a build to test and of the tests on it: local settings on free ports.
 *
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function testSiteEnv() {
  return { ...process.env, ...LOCAL_SITE_ENV, ...(await testPortsEnv()) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function buildAndRunPlaywright(env, args) {
  const buildExitCode = await buildSite(env);
  return buildExitCode === 0 ? runPlaywright(env, args) : buildExitCode;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [args]
 */
export async function runPlaywright(env, args = []) {
  const playwright = commandScript('@playwright/test', 'playwright');
  return runNode([playwright, 'test', '--config', 'e2e/playwright.config.ts', ...args], {
    ...env,
    LUMENARY_BROWSER: await ensureBrowser(),
  });
}
