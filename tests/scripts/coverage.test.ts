// @vitest-environment node
import { expect, test } from 'vitest';
import { addRan } from '../../scripts/lib/coverage-files.mjs';
import { hasRun } from '../../scripts/lib/coverage.mjs';
import { decodeMappings } from '../../scripts/lib/source-map.mjs';

test('a source map is read back into places', () => {
  // As the specification of source maps encodes them: one segment, the next line, and a step back.
  const mappings = 'AAAA,IAAI;CACDA,gBAAgB';
  expect(decodeMappings({ sources: ['a.ts'], mappings })).toEqual([
    { line: 0, column: 0, source: 0, sourceLine: 0, sourceColumn: 0 },
    { line: 0, column: 4, source: 0, sourceLine: 0, sourceColumn: 4 },
    { line: 1, column: 1, source: 0, sourceLine: 1, sourceColumn: 3 },
    { line: 1, column: 17, source: 0, sourceLine: 1, sourceColumn: 19 },
  ]);
});

test('a statement has run when its first piece that is left in the build has', () => {
  const span = { start: { line: 2, column: 4 }, end: { line: 3, column: 1 } };
  const before = { line: 2, column: 0, ran: true };
  const first = { line: 2, column: 6, ran: false };
  const inner = { line: 2, column: 9, ran: true };
  expect(hasRun([before, first, inner], span)).toBe(false);
  expect(hasRun([inner, first, before, { ...first, ran: true }], span)).toBe(true);
  expect(hasRun([before], span)).toBe(false);
  expect(hasRun([{ ...first, ran: true }], { ...span, end: { line: 2, column: null } })).toBe(true);
});

test('what ran in one browser or another has run', () => {
  const ran = new Map();
  addRan(ran, '/a.js', new Uint8Array([1, 0, 0]));
  addRan(ran, '/a.js', new Uint8Array([0, 0, 1]));
  expect([...(ran.get('/a.js') ?? [])]).toEqual([1, 0, 1]);
});
