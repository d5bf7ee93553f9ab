// @ts-check
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * @typedef {Readonly<Record<string, number>>} MetricLimits for the site: `max`, or by build a multiple of its value
 * @typedef {Readonly<Record<string, MetricLimits>>} Limits by metric
 * @typedef {{ what: string, samples: Record<string, number[]>, limits: MetricLimits }} Samples of one metric, by build
 * @typedef {{ what: string, values: Record<string, number>, limits: MetricLimits }} Row
 */

const KILOBYTES = /: js$/;
const COUNTS = /: (requests|cls|score)$/;
const CHARTED = /^(Login|Home), (cold: (lcp|js)|warm, applied throttling: lcp)$/;
const BAR_HEIGHT = 22;

/**
 * Prints a table of medians and writes it to a folder, as data and as a chart.
 *
 * @param {readonly Samples[]} metrics
 * @param {readonly import('../bench.mjs').Build[]} builds
 * @param {number} runs
 * @param {string} folder
 */
export async function writeReport(metrics, builds, runs, folder) {
  const labels = Object.fromEntries(builds.map(({ name, label }) => [name, label]));
  const rows = metrics.map(({ what, samples, limits }) => {
    const values = Object.entries(samples).map(([build, figures]) => [build, median(figures)]);
    return { what, values: Object.fromEntries(values), limits };
  });
  const lines = rows.map((row) => [
    row.what,
    ...Object.keys(labels).map((name) => shown(row.what, row.values[name])),
    Object.entries(row.limits)
      .map(([name, limit]) => (name === 'max' ? `≤ ${shown(row.what, limit)}` : `≤ ${limit} × ${name}`))
      .join(', '),
    isMet(row) ? '' : 'MISSED',
  ]);
  const table = [['', ...Object.keys(labels), 'limit', ''], ...lines];
  console.log(table.map((cells) => cells.join(' | ')).join('\n'));
  const file = join(folder, 'bench.json');
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
  const data = { date: new Date().toISOString().slice(0, 10), runs, machine, contenders: labels, rows };
  writeFileSync(file, await format(JSON.stringify(data), { ...(await resolveConfig(file)), parser: 'json' }));
  writeFileSync(join(folder, 'bench.svg'), chart(rows, labels));
  console.log(`\nWritten to ${file}`);
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** @param {Row} row */
function isMet({ values, limits }) {
  const { site = 0 } = values;
  return Object.entries(limits).every(
    ([name, limit]) => site <= (name === 'max' ? limit : limit * (values[name] ?? Infinity)),
  );
}

/**
 * @param {string} what
 * @param {number | undefined} value
 */
function shown(what, value) {
  if (value === undefined) return '';
  if (KILOBYTES.test(what)) return `${(value / 1000).toFixed(1)} kB`;
  return `${Number(value.toFixed(value < 1 ? 3 : 0))}${COUNTS.test(what) ? '' : ' ms'}`;
}

/**
 * @param {readonly Row[]} rows
 * @param {Readonly<Record<string, string>>} labels
 * @returns {string} an SVG with a group of bars for each row, readable on light and dark
 */
function chart(rows, labels) {
  const panels = rows.filter(({ what }) => CHARTED.test(what));
  const panelHeight = BAR_HEIGHT * (Object.keys(labels).length + 2);
  const drawn = panels.map(({ what, values }, index) => {
    const longest = Math.max(...Object.values(values), 1);
    const bars = Object.entries(values).map(([name, value], line) => {
      const y = (line + 1) * BAR_HEIGHT;
      const width = Math.max((value / longest) * 460, 1);
      return `<text x="20" y="${y + 15}">${labels[name]}</text><rect class="bar ${name}" x="220" y="${y + 4}" width="${width.toFixed(1)}" height="14" rx="3"/><text x="${(228 + width).toFixed(1)}" y="${y + 15}">${shown(what, value)}</text>`;
    });
    const title = what.replace(': js', ': JavaScript').replace(': lcp', ': LCP');
    return `<g transform="translate(0 ${index * panelHeight})"><text class="title" x="20" y="16">${title}</text>${bars.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${panels.length * panelHeight}" role="img" aria-label="What a visit costs: ${Object.values(labels).join(', ')}"><style>text { font: 13px system-ui, sans-serif; fill: #1f2328 } .title { font-weight: 600 } .bar { fill: #8c959f }
  .site { fill: #4f46e5 } @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .bar { fill: #6e7681 } .site { fill: #8b8cf9 } }</style>\n${drawn.join('\n')}\n</svg>\n`;
}
