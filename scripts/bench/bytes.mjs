// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetFigures } from '../lib/budget-figures.mjs';
import { projectRoot, readJson } from '../lib/project.mjs';
import { inOrder } from './in-order.mjs';

/** @typedef {{ what: string, bytes: number, limit: number, which: string }} ByteFigures */

/**
 * What the build weighs, against the same budgets that the tests hold.
 *
 * @param {import('./contenders.mjs').Contender} site
 * @returns {Promise<ByteFigures[]>}
 */
export async function measureBytes({ folder }) {
  /** @type {import('../lib/budget-figures.mjs').Budget[]} */
  const budgets = readJson(join(projectRoot, 'budgets.json'));
  const figureOf = budgetFigures(folder);
  const figures = await inOrder(budgets, async (budget) => {
    const { bytes, which = '' } = figureOf(budget);
    return { what: budget.what, bytes, limit: budget.limit, which };
  });
  return [...figures, scriptsBeforeForm(folder, figures[0]?.bytes ?? 0)];
}

/**
 * @param {string} folder
 * @param {number} allScripts
 * @returns {ByteFigures} nothing when the page that is sent contains the form
 */
function scriptsBeforeForm(folder, allScripts) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const isThere = /<div id="root">.*<input\b[^>]*type="password"/s.test(html);
  const what = 'JavaScript files before the sign-in form is on screen';
  return { what, bytes: isThere ? 0 : allScripts, limit: 0, which: '' };
}
