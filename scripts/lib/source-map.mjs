// @ts-check
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * @typedef {{ sources: readonly string[], mappings: string }} SourceMap
 * @typedef {{ line: number, column: number, source: number, sourceLine: number, sourceColumn: number }} Mapping
 *   lines and columns from 0 on
 */

/**
 * Which place of which source every piece of a built file came from.
 *
 * @param {SourceMap} map
 * @returns {Mapping[]}
 */
export function decodeMappings({ mappings }) {
  /** @type {Mapping[]} */
  const decoded = [];
  let [source, sourceLine, sourceColumn] = [0, 0, 0];
  mappings.split(';').forEach((segments, line) => {
    let column = 0;
    for (const segment of segments.split(',').filter(Boolean)) {
      const [columns = 0, ...place] = decodeNumbers(segment);
      column += columns;
      if (place.length < 3) continue;
      source += place[0] ?? 0;
      sourceLine += place[1] ?? 0;
      sourceColumn += place[2] ?? 0;
      decoded.push({ line, column, source, sourceLine, sourceColumn });
    }
  });
  return decoded;
}

/**
 * Base 64 VLQ: five bits a digit, the lowest first, the sixth says that it goes on; the sign is the last bit.
 *
 * @param {string} text
 */
function decodeNumbers(text) {
  const numbers = [];
  let [value, shift] = [0, 1];
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % 32) * shift;
    shift *= 32;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
    [value, shift] = [0, 1];
  }
  return numbers;
}
