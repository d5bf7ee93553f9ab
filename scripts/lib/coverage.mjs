// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UNIT_FOLDER } from './coverage-files.mjs';
import { distDir, readJson } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { decodeMappings } from './source-map.mjs';

/**
 * @typedef {{ line: number, column: number }} Place lines from 1 on, columns from 0
 * @typedef {Place & { ran: boolean }} RanPlace
 * @typedef {{ start: Place, end: { line: number, column: number | null } }} Span null is the end of the line
 * @typedef {{ path: string, statementMap: Record<string, Span>, s: Record<string, number> }} UnitCoverage
 * @typedef {{ path: string, line: number, unit: boolean, e2e: boolean }} Statement
 */

/**
 * Every statement of the sources, and which of the two kinds of tests executed it.
 *
 * @param {import('./coverage-files.mjs').Ran} ran
 * @returns {Statement[]}
 */
export function coveredStatements(ran) {
  const report = join(UNIT_FOLDER, 'coverage-final.json');
  if (!existsSync(report)) throw new Refusal('There is no coverage of the unit tests: one of them failed.');
  /** @type {Record<string, UnitCoverage>} */
  const unit = readJson(report);
  const places = ranPlaces(ran);
  return Object.values(unit).flatMap(({ path, statementMap, s }) =>
    Object.entries(statementMap).map(([id, span]) => ({
      path,
      line: span.start.line,
      unit: (s[id] ?? 0) > 0,
      e2e: hasRun(places.get(path) ?? [], span),
    })),
  );
}

/**
 * A statement has run when the first thing in it that the build kept has.
 *
 * @param {readonly RanPlace[]} places
 * @param {Span} span
 */
export function hasRun(places, { start, end }) {
  const limit = { line: end.line, column: end.column ?? Infinity };
  const inside = places.filter((place) => !isBefore(place, start) && isBefore(place, limit));
  const [first] = inside.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  return first !== undefined && inside.some((place) => place.ran && !isBefore(first, place));
}

/**
 * @param {Place} one
 * @param {Place} other
 */
function isBefore(one, other) {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}

/** @param {import('./coverage-files.mjs').Ran} ran */
function ranPlaces(ran) {
  /** @type {Map<string, RanPlace[]>} */
  const places = new Map();
  for (const [path, bytes] of ran) {
    const file = join(distDir, path);
    if (!existsSync(`${file}.map`)) continue;
    /** @type {import('./source-map.mjs').SourceMap} */
    const map = readJson(`${file}.map`);
    const lineStarts = startsOfLines(readFileSync(file, 'utf8'));
    const sources = map.sources.map((source) => resolve(dirname(file), source));
    for (const { line, column, source, sourceLine, sourceColumn } of decodeMappings(map)) {
      const name = sources[source] ?? '';
      const known = places.get(name) ?? [];
      places.set(name, known);
      const ran = bytes[(lineStarts[line] ?? 0) + column] === 1;
      known.push({ line: sourceLine + 1, column: sourceColumn, ran });
    }
  }
  return places;
}

/** @param {string} text */
function startsOfLines(text) {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
