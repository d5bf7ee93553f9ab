// @ts-check
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { testPortsEnv } from './local-ports.mjs';
import { runNode } from './processes.mjs';
import { commandScript, projectRoot } from './project.mjs';
import { SITE_ENV_NAMES } from './site-env.mjs';

/** Overrides a contributor's own .env. */
const LOCAL = Object.fromEntries(SITE_ENV_NAMES.map((name) => [name, '']));
const PUBLIC = { ...LOCAL, VITE_PUBLIC_SITE: 'on', VITE_SITE_URL: 'https://www.example.com' };

/** The settings of each suite's build, and its projects in e2e/playwright.config.ts. */
const SUITES = {
  site: { settings: LOCAL, projects: ['chromium'] },
  engines: { settings: LOCAL, projects: ['firefox', 'webkit'] },
  public: { settings: PUBLIC, projects: ['public'] },
};

/** @typedef {keyof typeof SUITES} SuiteName */

/**
 * @param {string | undefined} name
 * @returns {name is SuiteName}
 */
export function isSuite(name) {
  return name !== undefined && Object.hasOwn(SUITES, name);
}

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
 * @param {readonly string[]} [args] for Playwright
 * @returns {Promise<number>} exit code
 */
export async function runPlaywright(suite, args = []) {
  const projects = SUITES[suite].projects.map((name) => `--project=${name}`);
  const command = [commandScript('@playwright/test', 'playwright'), 'test', '--config', 'e2e', ...projects];
  const env = { ...testSiteEnv(suite), CHROME_PATH: await ensureBrowser() };
  return runNode([...command, ...args], { env });
}
