// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipes } from './recipes.mjs';

/**
 * Applies each of the owner's recipes to a clean copy of the last commit, runs types, lint and unit tests on it, and
 * opens the result in a browser. Prints the files touched and what failed. Names of recipes may be given; `together`
 * applies them all at once.
 */
const names = process.argv.slice(2);
const chosen = recipes.filter(
  ({ name }) => names.length === 0 || names.includes('together') || names.includes(name),
);
const rows = names.includes('together')
  ? [
      tryRecipe({
        name: 'together',
        edits: chosen.flatMap(({ edits }) => edits),
        check: chosen.map(({ check }) => check).join('\n'),
      }),
    ]
  : chosen.map(tryRecipe);

console.log('\n| recipe | files touched | failures |\n| --- | --- | --- |');
for (const { name, files, failures } of rows)
  console.log(`| ${name} | ${files.length} (${files.join(', ')}) | ${failures.join(', ') || 'none'} |`);
process.exitCode = rows.some(({ failures }) => failures.length > 0) ? 1 : 0;

/** @param {import('./recipes.mjs').Recipe} recipe */
function tryRecipe({ name, edits, check }) {
  console.log(`\n── ${name}`);
  const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  try {
    run('git', ['clone', '--quiet', '--shared', process.cwd(), copy], process.cwd());
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    for (const edit of edits) applyEdit(copy, edit);
    writeFileSync(join(copy, 'e2e/recipe.spec.ts'), specOf(name, check));
    const steps = /** @type {const} */ ([
      ['types', 'typescript/bin/tsc', '--noEmit'],
      ['lint', 'oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', 'src'],
      ['unit tests', 'vitest/vitest.mjs', 'run', '--reporter=dot'],
    ]);
    /** @type {string[]} */
    const failures = steps
      .filter(([, script, ...args]) => !run('node', [join('node_modules', script), ...args], copy))
      .map(([step]) => step);
    if (!run('node', ['scripts/e2e.mjs', 'recipe.spec.ts'], copy)) failures.push('browser');
    return { name, files: [...new Set(edits.map(({ file }) => file))], failures };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {import('./recipes.mjs').Edit} edit
 */
function applyEdit(root, { file, find, replace, copyFrom }) {
  const path = join(root, file);
  if (copyFrom) return cpSync(join(root, copyFrom), path);
  if (find === undefined) return writeFileSync(path, replace);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(find)) throw new Error(`${file} does not contain: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
}

/**
 * @param {string} name
 * @param {string} check
 */
function specOf(name, check) {
  return `import { expect, test } from './support/signed-in';
test('recipe: ${name}', async ({ page }) => {
${check}
});
`;
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
}
