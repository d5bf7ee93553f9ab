// @ts-check
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstStep, recipes } from './recipes.mjs';

const SCREENSHOTS = join(process.cwd(), '.cache/recipes');

/**
 * Applies each of the owner's recipes to a clean copy of the last commit, runs the quick checks and the build, and
 * opens the result in a browser, with a screenshot in `.cache/recipes`. Prints the files touched and what failed.
 * Arguments select recipes by name. `together` applies the recipes marked `together` at once, plus any others named,
 * and runs all unit tests. `--quick` leaves out the build and the browser, `--full` runs all end-to-end tests.
 */
const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const isFull = args.includes('--full');
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter(
  (name) => name !== 'together' && recipes.every((recipe) => recipe.name !== name),
);
if (unknown.length > 0) throw new Error(`Not a recipe: ${unknown.join(', ')}`);

const named = recipes.filter(({ name }) => names.includes(name));
const wanted =
  names.length === 0 ? [...recipes, together([])] : names.includes('together') ? [together(named)] : named;
const rows = wanted.map(tryRecipe);

console.log('\n| recipe | files touched | unit tests broken | other failures |\n| --- | --- | --- | --- |');
for (const { name, files, broken, failures } of rows)
  console.log(
    `| ${name} | ${files.length}: ${files.join(', ')} | ${broken.length} | ${failures.join(', ') || 'none'} |`,
  );
for (const { name, broken } of rows) for (const title of broken) console.log(`${name}: ${title}`);
process.exitCode = rows.some(({ broken, failures }) => broken.length + failures.length > 0) ? 1 : 0;

/**
 * @param {readonly import('./recipes.mjs').Recipe[]} others
 * @returns {import('./recipes.mjs').Recipe}
 */
function together(others) {
  const parts = recipes.filter((recipe) => recipe.together || others.includes(recipe));
  return {
    name: 'together',
    edits: parts.flatMap(({ edits }) => edits),
    checks: parts.flatMap(({ checks = [] }) => checks),
    gone: parts.flatMap(({ gone = [] }) => gone),
  };
}

/** @param {import('./recipes.mjs').Recipe} recipe */
function tryRecipe({ name, edits, checks = [], gone = [], present = [] }) {
  console.log(`\n── ${name}`);
  const isWhole = name === 'together';
  const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  const report = join(copy, 'unit.json');
  const edited = [...new Set(edits.map(({ file }) => file))];
  // One recipe runs the tests that import what it edits; all of them together run the whole suite.
  const tests = isWhole ? ['run'] : ['related', '--run', '--passWithNoTests', ...edited];
  const inCopy = (/** @type {readonly string[]} */ command) => run('node', command, copy);
  try {
    run('git', ['clone', '--quiet', '--shared', process.cwd(), copy], process.cwd());
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    for (const edit of [...firstStep, ...edits]) applyEdit(copy, edit);

    /** @type {(readonly [string, () => boolean])[]} */
    const steps = [
      ['types', () => inCopy(['node_modules/typescript/bin/tsc', '--noEmit'])],
      [
        'lint',
        () => inCopy(['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', 'src', 'tests', 'e2e']),
      ],
      ['unused code', () => inCopy(['node_modules/knip/bin/knip.js', '--no-progress'])],
      [
        'unit tests',
        () =>
          inCopy(['node_modules/vitest/vitest.mjs', ...tests, '--reporter=json', `--outputFile=${report}`]),
      ],
    ];
    if (!isQuick) {
      if (checks.length > 0) writeFileSync(join(copy, 'e2e/recipe.spec.ts'), specOf(name, checks));
      steps.push(
        checks.length > 0
          ? ['browser', () => inCopy(['scripts/e2e.mjs', 'site', ...(isFull ? [] : ['recipe.spec.ts'])])]
          : ['build', () => inCopy(['scripts/build.mjs'])],
        [
          'built files',
          () => isBuiltFrom(join(copy, checks.length > 0 ? '.cache/build-site' : 'dist'), gone, present),
        ],
      );
    }
    const failures = steps.filter(([, step]) => !step()).map(([step]) => step);
    return {
      name,
      files: edited,
      broken: brokenTests(report),
      failures: failures.filter((step) => step !== 'unit tests' || brokenTests(report).length === 0),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {import('./recipes.mjs').Edit} edit
 */
function applyEdit(root, { file, find, replace = '', copyFrom }) {
  const path = join(root, file);
  if (copyFrom) return cpSync(join(root, copyFrom), path);
  if (find === undefined) return writeFileSync(path, replace);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(find, () => replace);
  if (edited === text) throw new Error(`${file} does not contain: ${find}`);
  writeFileSync(path, edited);
}

/**
 * @param {string} name
 * @param {readonly string[]} checks
 */
function specOf(name, checks) {
  const tests = checks.map(
    (check, index) => `test('recipe ${name}, ${index}', async ({ page }) => {
${check}
await page.screenshot({ path: ${JSON.stringify(join(SCREENSHOTS, `${name}-${index}.png`))}, fullPage: true });
});
`,
  );
  return [`import { expect, test } from './support/signed-in';`, ...tests].join('\n');
}

/**
 * The titles of the unit tests that failed, or the file of those that could not run.
 *
 * @param {string} report
 * @returns {string[]}
 */
function brokenTests(report) {
  if (!existsSync(report)) return [];
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName }) => fullName);
    return status === 'failed' && failed.length === 0 ? [name] : failed;
  });
}

/**
 * @param {string} dist
 * @param {readonly string[]} gone texts that no built file may contain, in any letter case
 * @param {readonly string[]} present texts that some built file contains
 */
function isBuiltFrom(dist, gone, present) {
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1').toLowerCase())
    .join('\n');
  const problems = [
    ...gone.filter((text) => built.includes(text.toLowerCase())).map((text) => `still in dist: ${text}`),
    ...present.filter((text) => !built.includes(text.toLowerCase())).map((text) => `not in dist: ${text}`),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/**
 * @param {string} command
 * @param {readonly string[]} commandArgs
 * @param {string} cwd
 */
function run(command, commandArgs, cwd) {
  return spawnSync(command, commandArgs, { cwd, stdio: 'inherit' }).status === 0;
}
