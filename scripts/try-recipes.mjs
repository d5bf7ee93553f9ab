// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEdit } from './lib/edits.mjs';
import { firstStep, recipes } from './recipes.mjs';

/** @typedef {import('./recipes.mjs').Recipe} Recipe */

/**
 * Applies each of the owner's recipes to a clean copy of the last commit, runs the quick checks and the build, and
 * opens the result in a browser. Arguments select recipes by name. `together` applies those marked `together` at once
 * and runs all unit tests. `--quick` leaves out the build and the browser.
 */
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const all = { ...recipes, together: together() };
const selected = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0)
  throw new Error(`No recipe is called ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`);
const failed = selected.flatMap(tryRecipe);
console.log(`\n${selected.length} recipes tried. ${failed.join('\n') || 'All work.'}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @returns {Recipe} */
function together() {
  const parts = Object.values(recipes).filter((recipe) => recipe.together);
  return {
    edits: parts.flatMap(({ edits }) => edits),
    check: parts.map((recipe) => `{\n${checkOf(recipe)}\n}`).join('\n'),
    gone: parts.flatMap(({ gone = [] }) => gone),
  };
}

/**
 * @param {[string, Recipe]} entry
 * @returns {string[]} what failed
 */
function tryRecipe([name, recipe]) {
  console.log(`\n── ${name}`);
  const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  const files = recipe.edits.map(([file]) => file);
  // One recipe runs the tests that import what it edits; all of them together run the whole suite.
  const tests = name === 'together' ? ['run'] : ['related', '--run', '--passWithNoTests', ...files];
  const check = checkOf(recipe);
  try {
    run('git', ['clone', '--quiet', '--shared', process.cwd(), copy]);
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    for (const edit of [firstStep, ...recipe.edits]) applyEdit(copy, edit);
    const bin = (/** @type {string[]} */ ...command) => run('npx', ['--no-install', ...command], copy);
    const build = () => {
      if (check === '') return run('node', ['scripts/build.mjs'], copy);
      writeFileSync(join(copy, 'e2e/recipe.spec.ts'), specOf(name, check));
      return run('node', ['scripts/e2e.mjs', 'site', 'recipe.spec.ts'], copy);
    };
    /** @type {Record<string, () => boolean>} */
    const steps = {
      types: () => bin('tsc', '--noEmit'),
      lint: () => bin('oxlint', '-c', 'oxlint.config.mjs', 'src', 'tests', 'e2e'),
      'unused code': () => bin('knip', '--no-progress'),
      'unit tests': () => bin('vitest', ...tests),
      ...(!args.includes('--quick') && {
        [check === '' ? 'build' : 'browser']: build,
        'built files': () => isBuilt(join(copy, check === '' ? 'dist' : '.cache/build-site'), recipe),
      }),
    };
    return Object.entries(steps).flatMap(([step, isFine]) => (isFine() ? [] : [`${name}: ${step}`]));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {Recipe} recipe */
function checkOf({ shows = {}, hides = {}, check = '' }) {
  const lines = [
    ...Object.entries(shows).map((entry) => visit(...entry, 'first()).toBeVisible()')),
    ...Object.entries(hides).map((entry) => visit(...entry, 'filter({ visible: true })).toHaveCount(0)')),
  ];
  return [...lines, check].join('\n').trim();
}

/**
 * @param {string} address
 * @param {readonly string[]} texts
 * @param {string} expected
 */
function visit(address, texts, expected) {
  return `await page.goto(${JSON.stringify(address)});
await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
for (const text of ${JSON.stringify(texts)}) await expect(page.getByText(text).${expected};`;
}

/**
 * @param {string} name
 * @param {string} check
 */
function specOf(name, check) {
  return `import { expect, test } from './support/signed-in';
test('recipe ${name}', async ({ page }) => {
${check}
});
`;
}

/**
 * @param {string} dist
 * @param {Recipe} recipe
 */
function isBuilt(dist, { gone = [], present = [] }) {
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
 * @param {string} [cwd]
 */
function run(command, commandArgs, cwd = process.cwd()) {
  return spawnSync(command, commandArgs, { cwd, stdio: 'inherit' }).status === 0;
}
