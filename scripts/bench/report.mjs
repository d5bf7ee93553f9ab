// @ts-check
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { cacheFile, projectRoot } from '../lib/project.mjs';

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} unit kB, ms or none
 * @property {Readonly<Record<string, number>>} values by contender
 * @property {number | undefined} [limit]
 * @property {boolean} [atLeast] the limit is a minimum
 * @property {Readonly<Record<string, number>>} [against] limits as ratios to other contenders
 */

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Prints the table. A whole run is also kept in docs/, as data and as the chart in the README.
 *
 * @param {readonly Row[]} rows
 * @param {{ labels: Readonly<Record<string, string>>, runs: number, isWhole: boolean }} run
 */
export async function writeReport(rows, { labels, runs, isWhole }) {
  const names = Object.keys(labels);
  const lines = rows.map((row) =>
    [
      row.what,
      ...names.map((name) => shown(row.values[name], row.unit)),
      limitOf(row),
      isMet(row) ? '' : 'MISSED',
    ].join(' | '),
  );
  console.log(`\n${[['', ...names, 'limit', ''].join(' | '), ...lines].join('\n')}\n`);
  const folder = isWhole ? join(projectRoot, 'docs') : cacheFile('.');
  const file = join(folder, 'bench.json');
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
  const data = { date: new Date().toISOString().slice(0, 10), runs, machine, contenders: labels, rows };
  writeFileSync(file, await format(JSON.stringify(data), { ...(await resolveConfig(file)), parser: 'json' }));
  writeFileSync(join(folder, 'bench.svg'), chart(rows, labels));
  console.log(`Written to ${file}`);
}

/** @param {Row} row */
function isMet({ values, limit, atLeast, against = {} }) {
  const value = values['site'];
  if (value === undefined) return true;
  if (limit !== undefined && (atLeast ? value < limit : value > limit)) return false;
  return Object.entries(against).every(([name, ratio]) => value <= ratio * (values[name] ?? Infinity));
}

/** @param {Row} row */
function limitOf({ unit, limit, atLeast, against = {} }) {
  const ratios = Object.entries(against).map(([name, ratio]) => `≤ ${ratio} × ${name}`);
  return [...(limit === undefined ? [] : [`${atLeast ? '≥' : '≤'} ${shown(limit, unit)}`]), ...ratios].join(
    ', ',
  );
}

/**
 * @param {number | undefined} value
 * @param {string} unit
 */
function shown(value, unit) {
  if (value === undefined) return '';
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  return `${Number(value.toFixed(value < 1 ? 3 : 0))}${unit === 'ms' ? ' ms' : ''}`;
}

const PANELS = new Set([
  'Login, cold: js',
  'Login, cold: lcp',
  'Home, cold: js',
  'Home, cold: lcp',
  'Home, warm: lcp',
]);
const STYLE = `text { font: 13px system-ui, sans-serif; fill: #1f2328 } .title { font-weight: 600 } .bar { fill: #8c959f }
  .site { fill: #4f46e5 } @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .bar { fill: #6e7681 } .site { fill: #8b8cf9 } }`;

/**
 * @param {readonly Row[]} rows
 * @param {Readonly<Record<string, string>>} labels
 * @returns {string} an SVG with a group of bars for each panel, readable on light and dark
 */
function chart(rows, labels) {
  const panels = rows.filter(({ what }) => PANELS.has(what));
  const barHeight = 22;
  const panelHeight = barHeight * (Object.keys(labels).length + 2);
  const drawn = panels.map(({ what, unit, values }, index) => {
    const longest = Math.max(...Object.values(values), 1);
    const bars = Object.entries(labels)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, label], line) => {
        const value = values[name] ?? 0;
        const y = (line + 1) * barHeight;
        const width = Math.max((value / longest) * 460, 1);
        return `<text x="20" y="${y + 15}">${label}</text><rect class="bar ${name}" x="220" y="${y + 4}" width="${width.toFixed(1)}" height="14" rx="3"/><text x="${(228 + width).toFixed(1)}" y="${y + 15}">${shown(value, unit)}</text>`;
      });
    return `<g transform="translate(0 ${index * panelHeight})"><text class="title" x="20" y="16">${what.replace(': js', ': JavaScript').replace(': lcp', ': LCP')}</text>${bars.join('')}</g>`;
  });
  const title = `What a visit costs: ${Object.values(labels).join(', ')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${panels.length * panelHeight}" role="img" aria-label="${title}"><style>${STYLE}</style>\n${drawn.join('\n')}\n</svg>\n`;
}
