// @ts-check

/** @typedef {import('./rows.mjs').Row} Row */

const COLUMNS = ['', 'site', 'usual', 'floor', 'html', 'before', '÷ usual', '÷ floor', 'budget', '', ''];
const WORDS = { true: 'met', false: 'MISSED', null: '' };

/**
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function textTable(rows) {
  const cells = [COLUMNS, ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column > 8 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '));
  return lines.join('\n');
}

/**
 * @param {readonly Row[]} rows
 * @returns {string} which budgets are met
 */
export function summary(rows) {
  const judged = rows.filter(({ met }) => met !== null);
  const missed = judged.filter(({ met }) => met === false);
  const lines = missed.map(({ what, which, reason }) =>
    [`  missed: ${what}`, which && `(${which})`, reason && `— ${reason}`].filter(Boolean).join(' '),
  );
  return [`${judged.length - missed.length} of ${judged.length} budgets are met.`, ...lines].join('\n');
}

/** @param {Row} row */
function cellsOf({ what, unit, values, budget, met, which, reason }) {
  /** @param {number | undefined} value */
  const shown = (value) => (value === undefined ? '' : figure(value, unit));
  return [
    what,
    shown(values.site),
    shown(values.usual),
    shown(values.floor),
    shown(values.html),
    shown(values.before),
    ratio(values.site, values.usual),
    ratio(values.site, values.floor),
    budget ? limitOf(budget, unit) : '',
    WORDS[`${met}`],
    [which, reason].filter(Boolean).join(': '),
  ];
}

/**
 * @param {number} value
 * @param {import('./rows.mjs').Unit} unit
 */
export function figure(value, unit) {
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'ms') return `${value < 10 && value % 1 !== 0 ? value.toFixed(1) : value.toFixed(0)} ms`;
  if (unit === 'shift') return value.toFixed(3);
  return value.toFixed(0);
}

/**
 * @param {import('./rows.mjs').Budget} budget
 * @param {import('./rows.mjs').Unit} unit
 */
function limitOf({ limit, against, atLeast }, unit) {
  if (against) return `≤ ${limit} × ${against}`;
  return `${atLeast ? '≥' : '≤'} ${figure(limit, unit)}`;
}

/**
 * @param {number | undefined} value
 * @param {number | undefined} base
 */
function ratio(value, base) {
  return value === undefined || !base ? '' : (value / base).toFixed(2);
}
