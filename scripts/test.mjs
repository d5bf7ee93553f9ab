// @ts-check
import { join } from 'node:path';
import { buildSite } from './lib/build.mjs';
import { onStopRequest, runNode } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runPlaywright, testSiteEnv } from './lib/e2e.mjs';
import { commandScript, projectRoot } from './lib/project.mjs';
import { stepSummary } from './lib/step-summary.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/** @typedef {{ name: string, run: () => Promise<number> }} Step `run` returns an exit code */

// A failed step does not stop the ones after it, except for a failed build.
await runScript(async () => {
  await ensureDependencies();
  const isQuick = process.argv.includes('--quick');
  const steps = isQuick ? quickSteps() : [...quickSteps(), ...siteSteps(await testSiteEnv())];
  /** @type {import('./lib/step-summary.mjs').StepResult[]} */
  const results = [];
  let isStopped = false;
  onStopRequest(() => {
    isStopped = true;
  });

  /** @param {readonly Step[]} steps */
  async function runAll([step, ...rest]) {
    if (!step || isStopped) return;
    console.log(`\n── ${step.name}`);
    const started = Date.now();
    const exitCode = await step.run().catch(printError);
    const seconds = Math.round((Date.now() - started) / 1000);
    results.push({ name: step.name, exitCode, seconds });
    if (step.name !== 'Build' || exitCode === 0) await runAll(rest);
  }

  await runAll(steps);
  console.log(`\n${stepSummary(results, steps.length)}`);
  return isStopped || results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});

/** @returns {Step[]} the checks that need neither a build nor a browser */
function quickSteps() {
  return [
    command('Types', 'typescript', 'tsc', ['--noEmit']),
    command('Lint', 'oxlint', 'oxlint', ['-c', 'oxlint.config.mjs']),
    command('Format', 'prettier', 'prettier', ['--check', '--log-level', 'warn', '.']),
    command('Unused code and dependencies', 'knip', 'knip'),
    command('Unit tests', 'vitest', 'vitest', ['run']),
  ];
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step[]} the checks of the built site
 */
function siteSteps(env) {
  return [
    { name: 'Security advisories', run: () => runNode([join(projectRoot, 'scripts', 'audit.mjs')]) },
    { name: 'Build', run: () => buildSite(env) },
    { name: 'Budgets', run: () => runNode([join(projectRoot, 'scripts', 'budgets.mjs')]) },
    { name: 'End-to-end tests', run: () => runPlaywright(env) },
  ];
}

/**
 * @param {string} name
 * @param {string} packageName
 * @param {string} executable
 * @param {readonly string[]} [args]
 * @returns {Step}
 */
function command(name, packageName, executable, args = []) {
  return { name, run: () => runNode([commandScript(packageName, executable), ...args]) };
}

/** @param {unknown} error */
function printError(error) {
  console.error(error instanceof UserError ? error.message : error);
  return 1;
}
