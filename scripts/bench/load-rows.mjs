// @ts-check
import { HOME, HOME_AGAIN, LOGIN, LOGIN_AGAIN } from './loads.mjs';

/**
 * @typedef {import('./rows.mjs').Figure} Figure
 * @typedef {import('./rows.mjs').Budget} Budget
 * @typedef {import('./rows.mjs').Unit} Unit
 * @typedef {import('./loads.mjs').LoadFigures} LoadFigures
 *
 * @typedef {object} LoadRow
 * @property {keyof import('./audit.mjs').Load} key
 * @property {string} label
 * @property {Unit} unit
 * @property {Budget} [budget]
 */

/** @type {readonly LoadRow[]} */
const TRAFFIC = [
  { key: 'total', label: 'all transferred', unit: 'kB' },
  { key: 'requests', label: 'requests', unit: 'count' },
];
/** @type {LoadRow} */
const TBT = { key: 'tbt', label: 'TBT', unit: 'ms', budget: { limit: 1.2, against: 'floor' } };
/** @type {LoadRow} */
const LONG_TASKS = { key: 'longTasks', label: 'long tasks', unit: 'count' };

/** @type {Readonly<Record<string, readonly LoadRow[]>>} */
const ROWS = {
  [LOGIN]: [
    { key: 'js', label: 'JavaScript', unit: 'kB', budget: { limit: 110_000 } },
    ...TRAFFIC,
    { key: 'thirdParty', label: 'requests to third parties', unit: 'count', budget: { limit: 0 } },
    { key: 'fcp', label: 'FCP', unit: 'ms' },
    { key: 'lcp', label: 'LCP', unit: 'ms', budget: { limit: 0.75, against: 'floor' } },
    TBT,
    LONG_TASKS,
  ],
  [HOME]: [
    { key: 'js', label: 'JavaScript', unit: 'kB', budget: { limit: 150_000 } },
    ...TRAFFIC,
    { key: 'thirdParty', label: 'requests to third parties', unit: 'count' },
    { key: 'fcp', label: 'FCP, Loading... visible', unit: 'ms', budget: { limit: 1.3, against: 'html' } },
    { key: 'lcp', label: 'LCP', unit: 'ms', budget: { limit: 1.25, against: 'floor' } },
    TBT,
    LONG_TASKS,
  ],
  [LOGIN_AGAIN]: [...TRAFFIC, { key: 'lcp', label: 'LCP', unit: 'ms' }],
  [HOME_AGAIN]: [...TRAFFIC, { key: 'lcp', label: 'LCP', unit: 'ms' }],
};

/**
 * @param {readonly LoadFigures[]} loads
 * @returns {Figure[]}
 */
export function loadRows(loads) {
  if (loads.length === 0) return [];
  return Object.entries(ROWS).flatMap(([name, rows]) => {
    const beside = loads.filter((one) => one.contender === 'floor' || one.contender === 'html');
    const same = [...beside, ...loads.filter((one) => one.name === name)];
    return rows.map(({ key, label, unit, budget }) => ({
      what: `${name}: ${label}`,
      unit,
      values: Object.fromEntries(same.map(({ contender, load }) => [contender, load[key]])),
      ...(budget && { budget }),
    }));
  });
}

/**
 * @param {readonly LoadFigures[]} loads
 * @returns {Figure[]} the worst of all pages
 */
export function everyPageRows(loads) {
  const own = loads.filter(({ contender }) => contender === 'site');
  const floor = loads.find(({ contender }) => contender === 'floor');
  if (own.length === 0) return [];

  /**
   * @param {string} what
   * @param {Unit} unit
   * @param {(figures: LoadFigures) => number | undefined} valueOf
   * @param {Budget} budget
   * @returns {Figure}
   */
  function worst(what, unit, valueOf, budget) {
    const known = own.flatMap((one) => {
      const value = valueOf(one);
      return value === undefined ? [] : [{ which: one.name, value }];
    });
    const [first] = known.toSorted((a, b) => (budget.atLeast ? a.value - b.value : b.value - a.value));
    const base = floor && valueOf(floor);
    const values = {
      ...(first && { site: first.value }),
      ...(base !== undefined && { floor: base }),
    };
    return { what: `Every page, worst: ${what}`, unit, values, budget, which: first?.which ?? '' };
  }

  const full = { limit: 100, atLeast: true };
  return [
    worst('LCP', 'ms', ({ load }) => load.lcp, { limit: 1.25, against: 'floor' }),
    worst('TBT', 'ms', ({ load }) => load.tbt, { limit: 1.2, against: 'floor' }),
    worst('CLS', 'shift', ({ load }) => load.cls, { limit: 0.001 }),
    worst('performance', 'score', ({ load }) => load.performance, { limit: 98, atLeast: true }),
    worst('accessibility', 'score', ({ scores }) => scores?.accessibility, full),
    worst('best practices', 'score', ({ scores }) => scores?.['best-practices'], full),
    worst('SEO', 'score', ({ scores }) => scores?.seo, full),
  ];
}
