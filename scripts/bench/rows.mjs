// @ts-check
import { everyPageRows, loadRows } from './load-rows.mjs';
import { byteRows, growthRows, interactionRows, memoryRows, searchRows } from './part-rows.mjs';
import { REASONS } from './reasons.mjs';

/**
 * @typedef {import('./contenders.mjs').ContenderName} ContenderName
 * @typedef {'kB' | 'ms' | 'count' | 'score' | 'shift'} Unit
 *
 * @typedef {object} Budget
 * @property {number} limit
 * @property {'floor' | 'html' | 'before'} [against] the limit is a ratio to this one
 * @property {boolean} [atLeast]
 *
 * @typedef {object} Figure a row before it is judged
 * @property {string} what
 * @property {Unit} unit
 * @property {Partial<Record<ContenderName | 'before', number>>} values
 * @property {Budget} [budget]
 * @property {string} [which] where the worst figure is from
 *
 * @typedef {Figure & { met: boolean | null, reason: string }} Row
 *
 * @typedef {object} Results
 * @property {import('./bytes.mjs').ByteFigures[]} [bytes]
 * @property {import('./loads.mjs').LoadFigures[]} [loads]
 * @property {Partial<Record<ContenderName, import('./interactions.mjs').InteractionFigures[]>>} [interactions]
 * @property {Partial<Record<ContenderName, import('./memory.mjs').MemoryFigures[]>>} [memory]
 * @property {Awaited<ReturnType<typeof import('./search-bench.mjs').searchBench>>} [search]
 * @property {Figure[]} [showcases]
 * @property {import('./growth.mjs').GrowthFigures[]} [growth]
 */

/**
 * Everything that was measured, as rows of one table.
 *
 * @param {Results} results
 * @returns {Row[]}
 */
export function tableRows({
  bytes = [],
  loads = [],
  interactions = {},
  memory = {},
  search,
  showcases = [],
  growth = [],
}) {
  const figures = [
    ...byteRows(bytes),
    ...loadRows(loads),
    ...everyPageRows(loads),
    ...interactionRows(interactions),
    ...memoryRows(memory),
    ...searchRows(search),
    ...showcases,
    ...growthRows(growth),
  ];
  return figures.map((figure) => {
    const met = isMet(figure);
    return Object.assign(figure, { met, reason: met === false ? (REASONS[figure.what] ?? '') : '' });
  });
}

/** @param {Figure} figure */
function isMet({ values, budget }) {
  if (!budget || values.site === undefined) return null;
  const { limit, against, atLeast } = budget;
  const base = against === undefined ? 1 : values[against];
  if (base === undefined) return null;
  return atLeast ? values.site >= limit : values.site <= limit * base;
}
