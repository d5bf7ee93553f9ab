// @ts-check
import { findEngines } from './lib/browser.mjs';
import { runPlaywright, SUITES, testSiteEnv } from './lib/e2e.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/** Debian's packages of the other engines. */
const PACKAGES = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };

// node scripts/e2e.mjs [suite] [Playwright's arguments]
await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (!isSuite(name)) throw new UserError(`Name a suite: ${Object.keys(SUITES).join(', ')}.`);
  if (name === 'engines' && !hasEngines()) return 0;
  return runPlaywright(name, testSiteEnv(name), args);
});

/**
 * @param {string} name
 * @returns {name is import('./lib/e2e.mjs').SuiteName}
 */
function isSuite(name) {
  return Object.hasOwn(SUITES, name);
}

/** Names each engine that is skipped. */
function hasEngines() {
  const installed = findEngines().map((engine) => engine.name);
  for (const [engine, packages] of Object.entries(PACKAGES))
    if (!installed.some((name) => name === engine))
      console.log(`SKIPPED ${engine}: not installed. Run apt-get install --yes ${packages}`);
  return installed.length > 0;
}
