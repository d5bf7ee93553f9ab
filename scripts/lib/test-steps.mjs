// @ts-check
import { join } from 'node:path';
import { buildSite } from './build.mjs';
import { runNode } from './child-process.mjs';
import { discardCoverage, UNIT_FOLDER } from './coverage-files.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runPlaywright, testSiteEnv } from './e2e.mjs';
import { commandScript, projectRoot } from './project.mjs';
import { checkTally, discardReport, E2E_REPORT, e2eTally, UNIT_REPORT, unitTally } from './test-report.mjs';

/** What vite.config.ts names as well. */
const INPUTS_REPORTER = './tests/support/inputs-reporter.ts';

/**
 * @typedef {import('./test-report.mjs').Tally} Tally
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} run answers with an exit code
 * @property {(exitCode: number) => Tally} tally
 * @property {boolean} [isBasis] the steps after it make no sense when it fails
 */

/**
 * @param {{ withCoverage: boolean }} options
 * @returns {Step[]} the checks that need neither a build nor a browser
 */
export function quickSteps({ withCoverage }) {
  return [
    { name: 'Dependencies', run: installDependencies, tally: checkTally, isBasis: true },
    command('Types', 'typescript', ['--noEmit'], 'tsc'),
    command('Lint', 'oxlint', ['-c', 'oxlint.config.mjs']),
    command('Format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    command('Unused code and dependencies', 'knip'),
    { name: 'Unit tests', run: () => runUnitTests(withCoverage), tally: unitTally },
  ];
}

/** @returns {Promise<Step[]>} the checks of the built site */
export async function siteSteps() {
  const env = { ...(await testSiteEnv()), LUMENARY_COVERAGE: 'yes' };
  return [
    {
      name: 'Advisories against what visitors get',
      run: () => runNode([join(projectRoot, 'scripts', 'audit.mjs')]),
      // Being unable to ask is no failure, and nothing that was checked either.
      tally: (exitCode) => ({ passed: 0, failed: exitCode === 0 ? 0 : 1 }),
    },
    { name: 'Build', run: () => buildSite(env), tally: checkTally, isBasis: true },
    {
      name: 'Budgets',
      run: () => runNode([join(projectRoot, 'scripts', 'budgets.mjs')]),
      tally: checkTally,
    },
    { name: 'End-to-end tests', run: () => runEndToEndTests(env), tally: e2eTally },
    {
      name: 'Coverage of both kinds of tests',
      run: () => runNode([join(projectRoot, 'scripts', 'coverage.mjs')]),
      tally: checkTally,
    },
  ];
}

/**
 * @param {string} name
 * @param {string} packageName
 * @param {readonly string[]} [args]
 * @param {string} [commandName]
 * @returns {Step}
 */
function command(name, packageName, args = [], commandName = packageName) {
  return { name, run: () => runNode([commandScript(packageName, commandName), ...args]), tally: checkTally };
}

async function installDependencies() {
  await ensureDependencies();
  return 0;
}

/** @param {boolean} withCoverage */
function runUnitTests(withCoverage) {
  discardReport(UNIT_REPORT);
  discardCoverage();
  const reporters = ['default', INPUTS_REPORTER, 'json'].map((name) => `--reporter=${name}`);
  const coverage = ['--coverage', '--coverage.reporter=json', `--coverage.reportsDirectory=${UNIT_FOLDER}`];
  return runNode([
    commandScript('vitest'),
    'run',
    ...reporters,
    `--outputFile.json=${UNIT_REPORT}`,
    ...(withCoverage ? coverage : []),
  ]);
}

/** @param {NodeJS.ProcessEnv} env */
function runEndToEndTests(env) {
  discardReport(E2E_REPORT);
  return runPlaywright(env);
}
