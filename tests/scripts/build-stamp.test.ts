// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildStamp } from '../../scripts/lib/project.ts';

/** The files that a build in Docker gets, except npm's settings. */
const files = Array.from(
  readFileSync('.dockerignore', 'utf8').matchAll(/^!(\w.*\..*)$/gm),
  ([, name = '']) => name,
);

test.each(files)('a build is out of date once %s has changed', (name) => {
  const root = mkdtempSync(join(tmpdir(), 'stamp-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, name), 'before');
  const before = buildStamp({}, root);
  writeFileSync(join(root, name), 'after');
  expect(buildStamp({}, root)).not.toBe(before);
});
