// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { budgetFigures } from './lib/budget-figures.mjs';
import { distDir, projectRoot, readJson } from './lib/project.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';

/** @typedef {import('./lib/budget-figures.mjs').Budget} Budget */

// Holds what is the same in every run: the bytes of the build, as a host that compresses with brotli sends them.
await runScript(async () => {
  if (!existsSync(join(distDir, '.vite')))
    throw new Refusal('There is no build to weigh: npm run build first.');
  /** @type {Budget[]} */
  const budgets = readJson(join(projectRoot, 'budgets.json'));
  const figureOf = budgetFigures(distDir);
  const rows = await Promise.all(
    budgets.map(async (budget) => Object.assign(budget, await figureOf(budget))),
  );

  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, bytes, limit, which } of rows) {
    const verdict = bytes <= limit ? 'ok  ' : 'OVER';
    const line = `${verdict}  ${what.padEnd(width)}  ${kB(bytes)} of ${kB(limit)}`;
    console.log(which ? `${line}   ${which}` : line);
  }
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  if (over.length > 0) console.log(`\n${over.length} of ${rows.length} over budget.`);
  return over.length === 0 ? 0 : 1;
});

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
