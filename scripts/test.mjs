// @ts-check
import { join } from 'node:path';
import { buildSite } from './lib/build.mjs';
import { onStopRequest, run, runNode } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runPlaywright, testSiteEnv } from './lib/e2e.mjs';
import { commandScript, projectRoot } from './lib/project.mjs';
import { stepSummary } from './lib/step-summary.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/** @typedef {{ name: string, run: () => Promise<number> }} Step `run` returns an exit code */

// The steps of a group run at the same time. A failed step does not stop the ones after it, except for a failed build.
await runScript(async () => {
  await ensureDependencies();
  const isQuick = process.argv.includes('--quick');
  const groups = isQuick ? quickSteps() : [...quickSteps(), ...siteSteps(testSiteEnv('site'))];
  /** @type {import('./lib/step-summary.mjs').StepResult[]} */
  const results = [];
  let isStopped = false;
  onStopRequest(() => {
    isStopped = true;
  });

  /** @param {readonly Step[][]} groups */
  async function runAll([group, ...rest]) {
    if (!group || isStopped) return;
    console.log(`\n── ${group.map(({ name }) => name).join(', ')}`);
    const ended = await Promise.all(group.map(runStep));
    results.push(...ended);
    if (!ended.some(({ name, exitCode }) => name === 'Build' && exitCode !== 0)) await runAll(rest);
  }

  await runAll(groups);
  console.log(`\n${stepSummary(results, groups.flat().length)}`);
  return isStopped || results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});

/**
 * @param {Step} step
 * @returns {Promise<import('./lib/step-summary.mjs').StepResult>}
 */
async function runStep({ name, run: start }) {
  const started = Date.now();
  const exitCode = await start().catch(printError);
  return { name, exitCode, seconds: Math.round((Date.now() - started) / 1000) };
}

/** @returns {Step[][]} the checks that need neither a build nor a browser */
function quickSteps() {
  return [
    [
      check('Types', 'typescript', 'tsc', ['--noEmit']),
      check('Lint', 'oxlint', 'oxlint', ['-c', 'oxlint.config.mjs']),
      check('Format', 'prettier', 'prettier', ['--check', '--log-level', 'warn', '.']),
      check('Unused code and dependencies', 'knip', 'knip', []),
    ],
    [{ name: 'Unit tests', run: () => runNode([commandScript('vitest', 'vitest'), 'run']) }],
  ];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step[][]} the checks of the built site
 */
function siteSteps(env) {
  return [
    [
      script('Security advisories', 'audit.mjs'),
      { name: 'Build', run: () => buildSite(env) },
      script('Budgets', 'budgets.mjs'),
    ],
    [{ name: 'End-to-end tests', run: () => runPlaywright('site', env) }],
  ];
}

/**
 * @param {string} name
 * @param {string} packageName
 * @param {string} executable
 * @param {readonly string[]} args
 * @returns {Step}
 */
function check(name, packageName, executable, args) {
  return heldStep(name, [commandScript(packageName, executable), ...args]);
}

/**
 * @param {string} name
 * @param {string} file in scripts
 * @returns {Step}
 */
function script(name, file) {
  return heldStep(name, [join(projectRoot, 'scripts', file)]);
}

/**
 * @param {string} name
 * @param {readonly string[]} command script and arguments
 * @returns {Step}
 */
function heldStep(name, command) {
  return { name, run: () => run(process.execPath, command, { isOutputHeld: true }) };
}

/** @param {unknown} error */
function printError(error) {
  console.error(error instanceof UserError ? error.message : error);
  return 1;
}
