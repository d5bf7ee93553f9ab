// @ts-check
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { LOCAL_SITE_ENV, PUBLIC_SITE_ENV } from './env-files.mjs';
import { testPortsEnv } from './local-ports.mjs';
import { runNode } from './processes.mjs';
import { commandScript, projectRoot } from './project.mjs';

const CONFIG = 'e2e/playwright.config.ts';

/** Each suite's Playwright configuration, the settings of its build, and its browsers. */
export const SUITES = {
  site: { config: CONFIG, settings: LOCAL_SITE_ENV, browsers: ['chromium'] },
  engines: { config: CONFIG, settings: LOCAL_SITE_ENV, browsers: ['firefox', 'webkit'] },
  public: { config: 'e2e/public/playwright.config.ts', settings: PUBLIC_SITE_ENV, browsers: ['chromium'] },
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
  const { config, browsers } = SUITES[suite];
  const projects = browsers.map((name) => `--project=${name}`);
  const command = [commandScript('@playwright/test', 'playwright'), 'test', '--config', config, ...projects];
  return runNode([...command, ...args], { env: { ...env, CHROME_PATH: await ensureBrowser() } });
}
