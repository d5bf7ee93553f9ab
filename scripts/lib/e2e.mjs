// @ts-check
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { LOCAL_SITE_ENV, MODEL_SITE_ENV, PUBLIC_SITE_ENV } from './env-files.mjs';
import { testPortsEnv } from './local-ports.mjs';
import { runNode } from './processes.mjs';
import { commandScript, projectRoot } from './project.mjs';

/** Each suite's Playwright configuration and the settings of its build. */
export const SUITES = {
  site: { config: 'e2e/playwright.config.ts', settings: LOCAL_SITE_ENV },
  public: { config: 'e2e/public/playwright.config.ts', settings: PUBLIC_SITE_ENV },
  model: { config: 'e2e/model/playwright.config.ts', settings: MODEL_SITE_ENV },
  engines: { config: 'e2e/engines/playwright.config.ts', settings: LOCAL_SITE_ENV },
};

/** @typedef {keyof typeof SUITES} SuiteName */

/**
 * The environment to build and test the site in: the suite's settings, a folder for its build, and ports.
 *
 * @param {SuiteName} suite
 * @returns {NodeJS.ProcessEnv}
 */
export function testSiteEnv(suite) {
  const BUILD_DIR = `.cache/build-${suite}`;
  const ports = testPortsEnv(join(projectRoot, BUILD_DIR));
  return { ...process.env, ...SUITES[suite].settings, ...ports, BUILD_DIR };
}

/**
 * Playwright starts `preview.mjs`, which builds the site unless it is up to date.
 *
 * @param {SuiteName} suite
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [args] for Playwright
 * @returns {Promise<number>} exit code
 */
export async function runPlaywright(suite, env, args = []) {
  const command = [commandScript('@playwright/test', 'playwright'), 'test', '--config', SUITES[suite].config];
  const CHROME_PATH = await ensureBrowser();
  return runNode([...command, ...args], { env: { ...env, CHROME_PATH } });
}
