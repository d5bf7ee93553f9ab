// @ts-check
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { coveredStatements } from './lib/coverage.mjs';
import { readRan } from './lib/coverage-files.mjs';
import { cacheFile, projectRoot } from './lib/project.mjs';
import { runScript } from './lib/refusal.mjs';

// What the last `npm test` executed of src, its unit and end-to-end tests together.
await runScript(async () => {
  const src = `${projectRoot}src`;
  const statements = coveredStatements(readRan()).filter(({ path }) => path.startsWith(src));
  const missed = statements.filter(({ unit, e2e }) => !unit && !e2e);
  console.log(`Statements of src that ran: ${share(statements, ({ unit }) => unit)} in unit tests,`);
  console.log(
    `${share(statements, ({ e2e }) => e2e)} in end-to-end tests, ${share(statements, isCovered)} in one of them.`,
  );
  const places = [...new Set(missed.map(({ path, line }) => `${relative(projectRoot, path)}:${line}`))];
  const list = cacheFile('not-run.txt');
  writeFileSync(list, places.join('\n'));
  console.log(`The ${places.length} lines that neither runs are in ${relative(projectRoot, list)}.`);
  return 0;
});

/** @param {import('./lib/coverage.mjs').Statement} statement */
function isCovered({ unit, e2e }) {
  return unit || e2e;
}

/**
 * @param {readonly import('./lib/coverage.mjs').Statement[]} statements
 * @param {(statement: import('./lib/coverage.mjs').Statement) => boolean} counts
 */
function share(statements, counts) {
  return `${((statements.filter(counts).length / statements.length) * 100).toFixed(1)} %`;
}
