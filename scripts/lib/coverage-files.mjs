// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFile } from './project.mjs';

const FOLDER = cacheFile('coverage');
export const UNIT_FOLDER = join(FOLDER, 'unit');
const E2E_FOLDER = join(FOLDER, 'e2e');

/** @typedef {Map<string, Uint8Array>} Ran by file of the build, 1 for every character that ran */

/** What an earlier run has left must not be counted. */
export function discardCoverage() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * @param {string} name of who recorded it
 * @param {Ran} ran
 */
export function writeRan(name, ran) {
  mkdirSync(E2E_FOLDER, { recursive: true });
  const entries = [...ran].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  writeFileSync(join(E2E_FOLDER, `${name}.json`), JSON.stringify(Object.fromEntries(entries)));
}

/** @returns {Ran} what ran in any of the browsers */
export function readRan() {
  /** @type {Ran} */
  const ran = new Map();
  for (const name of existsSync(E2E_FOLDER) ? readdirSync(E2E_FOLDER) : []) {
    /** @type {Record<string, string>} */
    const entries = JSON.parse(readFileSync(join(E2E_FOLDER, name), 'utf8'));
    for (const [path, text] of Object.entries(entries)) addRan(ran, path, Buffer.from(text, 'base64'));
  }
  return ran;
}

/**
 * @param {Ran} ran
 * @param {string} path
 * @param {Uint8Array} bytes
 */
export function addRan(ran, path, bytes) {
  const known = ran.get(path);
  if (!known) ran.set(path, bytes);
  else bytes.forEach((byte, at) => byte && (known[at] = 1));
}
