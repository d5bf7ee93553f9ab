// @ts-check
import { join } from 'node:path';
import { budgetFigures } from './lib/budget-figures.mjs';
import { buildDeployable, localLeftovers } from './lib/deployable-build.mjs';
import { projectRoot, readJson } from './lib/project.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';

/** @typedef {import('./lib/budget-figures.mjs').Budget} Budget */

// Holds what is the same in every run: the bytes of a deployable build, as a host that compresses with brotli
// sends them, and that nothing of the emulator is in it.
await runScript(async () => {
  const folder = await buildDeployable();
  if (folder === null) throw new Refusal('The deployable build failed.');
  /** @type {Budget[]} */
  const budgets = readJson(join(projectRoot, 'budgets.json'));
  const figureOf = budgetFigures(folder);
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
  const leftovers = localLeftovers(folder);
  for (const line of leftovers) console.log(`LEFT  ${line}`);
  return over.length === 0 && leftovers.length === 0 ? 0 : 1;
});

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
