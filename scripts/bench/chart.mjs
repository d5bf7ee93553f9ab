// @ts-check
import { HOME, LOGIN } from './loads.mjs';
import { figure } from './table.mjs';

/**
 * @typedef {import('./rows.mjs').Row} Row
 * @typedef {import('./contenders.mjs').ContenderName} ContenderName
 */

const PANELS = [
  { title: 'JavaScript, signed-out first visit', what: `${LOGIN}: JavaScript` },
  { title: 'Largest Contentful Paint, signed-out first visit', what: `${LOGIN}: LCP` },
  { title: 'JavaScript, signed-in Home', what: `${HOME}: JavaScript` },
  { title: 'Largest Contentful Paint, signed-in Home', what: `${HOME}: LCP` },
];

/** @type {readonly { name: ContenderName, label: string }[]} */
const BARS = [
  { name: 'site', label: 'This site' },
  { name: 'usual', label: 'Built the usual way' },
  { name: 'floor', label: 'Bare React login' },
  { name: 'html', label: 'Hand-written HTML' },
];

const WIDTH = 840;
const LABELS = 150;
const VALUES = 90;
const BAR = { height: 14, step: 24 };
const PANEL = { width: WIDTH / 2, height: 158, padding: 20 };

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-weight: 600 }
  .value { font-variant-numeric: tabular-nums }
  .bar { fill: #8c959f }
  .site { fill: #4f46e5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .bar { fill: #6e7681 }
    .site { fill: #8b8cf9 }
  }`;

/**
 * @param {readonly Row[]} rows
 * @returns {string} an SVG that reads on light and on dark
 */
export function chart(rows) {
  const panels = PANELS.flatMap(({ title, what }) => {
    const row = rows.find((one) => one.what === what);
    return row ? [{ title, row }] : [];
  });
  const height = Math.ceil(panels.length / 2) * PANEL.height;
  const words = panels.map(({ title, row }) => `${title}: ${inWords(row)}`).join('. ');
  const drawn = panels.map(({ title, row }, index) => {
    const x = (index % 2) * PANEL.width;
    const y = Math.floor(index / 2) * PANEL.height;
    return `  <g transform="translate(${x} ${y})">\n${panel(title, row)}\n  </g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc">`,
    '  <title id="title">What a first visit costs</title>',
    `  <desc id="desc">${words}.</desc>`,
    `  <style>${STYLE}\n  </style>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

/**
 * @param {string} title
 * @param {Row} row
 */
function panel(title, { values, unit }) {
  const longest = Math.max(...BARS.map(({ name }) => values[name] ?? 0), 1);
  const room = PANEL.width - PANEL.padding * 2 - LABELS - VALUES;
  const bars = BARS.flatMap(({ name, label }, index) => {
    const value = values[name];
    if (value === undefined) return [];
    const y = 40 + index * BAR.step;
    const width = Math.max((value / longest) * room, 1).toFixed(1);
    const x = PANEL.padding + LABELS;
    const kind = name === 'site' ? 'bar site' : 'bar';
    return [
      `    <text x="${PANEL.padding}" y="${y + 11}">${label}</text>`,
      `    <rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${BAR.height}" rx="3"/>`,
      `    <text class="value" x="${x + Number(width) + 8}" y="${y + 11}">${figure(value, unit)}</text>`,
    ];
  });
  return [`    <text class="title" x="${PANEL.padding}" y="22">${title}</text>`, ...bars].join('\n');
}

/** @param {Row} row */
function inWords({ values, unit }) {
  return BARS.flatMap(({ name, label }) => {
    const value = values[name];
    return value === undefined ? [] : [`${label.toLowerCase()} ${figure(value, unit)}`];
  }).join(', ');
}
