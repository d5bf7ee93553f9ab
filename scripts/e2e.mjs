// @ts-check
import { runPlaywright, SUITES, testSiteEnv } from './lib/suites.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

// node scripts/e2e.mjs [suite] [Playwright's arguments]
await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (!isSuite(name)) throw new UserError(`Name a suite: ${Object.keys(SUITES).join(', ')}.`);
  return runPlaywright(name, testSiteEnv(name), args);
});

/**
 * @param {string} name
 * @returns {name is import('./lib/suites.mjs').SuiteName}
 */
function isSuite(name) {
  return Object.hasOwn(SUITES, name);
}
