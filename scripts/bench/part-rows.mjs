// @ts-check

/**
 * @typedef {import('./rows.mjs').Figure} Figure
 * @typedef {import('./rows.mjs').Results} Results
 * @typedef {import('./growth.mjs').GrowthFigures} GrowthFigures
 */

/**
 * @param {NonNullable<Results['bytes']>} bytes
 * @returns {Figure[]}
 */
export function byteRows(bytes) {
  return bytes.map(({ what, bytes: site, limit, which }) => ({
    what: `Build: ${what}`,
    unit: 'kB',
    values: { site },
    budget: { limit },
    which,
  }));
}

/**
 * @param {NonNullable<Results['interactions']>} interactions
 * @returns {Figure[]}
 */
export function interactionRows({ site = [], usual = [] }) {
  return site.flatMap(({ name, inp, longTask }) => {
    const other = usual.find((one) => one.name === name);
    /** @type {Figure[]} */
    const rows = [
      {
        what: `INP at 4× CPU: ${name}`,
        unit: 'ms',
        values: { site: inp, ...(other && { usual: other.inp }) },
        budget: { limit: 100 },
      },
      {
        what: `Longest task at 4× CPU: ${name}`,
        unit: 'ms',
        values: { site: longTask, ...(other && { usual: other.longTask }) },
      },
    ];
    return rows;
  });
}

/**
 * @param {NonNullable<Results['memory']>} memory
 * @returns {Figure[]}
 */
export function memoryRows({ site = [], usual = [] }) {
  const keys = /** @type {const} */ (['heap', 'nodes', 'listeners']);
  return site.flatMap(({ name, before, after }) => {
    const other = usual.find((one) => one.name === name)?.after;
    return keys.map((key) => ({
      what: `After ${name}: ${key}`,
      unit: key === 'heap' ? /** @type {const} */ ('kB') : /** @type {const} */ ('count'),
      values: { site: after[key], before: before[key], ...(other && { usual: other[key] }) },
      budget: { limit: 1.05, against: /** @type {const} */ ('before') },
    }));
  });
}

/**
 * @param {Results['search']} search
 * @returns {Figure[]}
 */
export function searchRows(search) {
  if (!search) return [];
  const what = `Search among ${search.entries} entries`;
  return [
    { what: `${what}: a keystroke, half of them within`, unit: 'ms', values: { site: search.p50 } },
    { what: `${what}: a keystroke, 95 % within`, unit: 'ms', values: { site: search.p95 } },
  ];
}

/**
 * @param {readonly GrowthFigures[]} growth
 * @returns {Figure[]}
 */
export function growthRows([now, ...grown]) {
  if (!now) return [];
  /** @type {readonly { key: keyof GrowthFigures, label: string, isHeld: boolean }[]} */
  const kinds = [
    { key: 'html', label: 'index.html', isHeld: true },
    { key: 'firstVisit', label: 'JavaScript of a signed-out first visit', isHeld: true },
    { key: 'home', label: 'JavaScript of Home', isHeld: false },
    { key: 'searchIndex', label: 'search index, fetched on use', isHeld: false },
  ];
  return grown.flatMap((after) =>
    kinds.map(({ key, label, isHeld }) => {
      /** @type {Figure} */
      const figure = {
        what: `${after.pages} more pages, ${after.entries} search entries: ${label}`,
        unit: 'kB',
        values: { site: after[key], before: now[key] },
      };
      // Names of files change with their content, which moves a few bytes.
      if (isHeld) figure.budget = { limit: 1.005, against: 'before' };
      return figure;
    }),
  );
}
