// @ts-check
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** @type {Map<string, number>} */
const known = new Map();

/**
 * @param {string} path
 * @returns {number} bytes as a host sends them
 */
export function brotliSizeOf(path) {
  const size = known.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  known.set(path, size);
  return size;
}
