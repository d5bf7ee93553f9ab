// @ts-check
import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error.mjs';

export const PARTS = /** @type {const} */ ([
  'bytes',
  'loads',
  'interactions',
  'memory',
  'search',
  'showcases',
  'growth',
]);

/**
 * @typedef {typeof PARTS[number]} Part
 *
 * @typedef {object} BenchOptions
 * @property {boolean} quick
 * @property {number} runs of every page load, of which the median counts
 * @property {ReadonlySet<Part>} parts
 */

/**
 * @param {readonly string[]} args
 * @returns {BenchOptions}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      only: { type: 'string', multiple: true },
    },
  });
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs takes a whole number from 1 on.');
  const wanted = values.only?.flatMap((names) => names.split(','));
  const unknown = wanted?.filter((name) => !PARTS.some((part) => part === name)) ?? [];
  if (unknown.length > 0) {
    throw new UserError(`--only knows ${PARTS.join(', ')}; not ${unknown.join(', ')}.`);
  }
  const parts = PARTS.filter((part) => wanted?.includes(part) ?? true);
  return { quick: values.quick, runs, parts: new Set(parts) };
}
