// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/project.ts';

const files = ['', 'docs'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** A file can be named without its folder. */
const names = new Set(
  ['src', 'scripts', 'tests', 'e2e']
    .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }))
    .map((file) => basename(file)),
);

test.each(files)('each file that %s names exists', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const named = text.matchAll(/`((?:src|scripts|tests|e2e|public|docs)\/[^`<*]*|[\w-]+\.(?:tsx?|json))`/g);
  const missing = Array.from(named, ([, path = '']) => path).filter(
    (path) => !names.has(path) && !existsSync(join(projectRoot, path)),
  );
  expect(missing).toEqual([]);
});

test('each picture of the sample is listed as one', () => {
  const listed = execFileSync(process.execPath, [join(projectRoot, 'scripts/run.mjs'), 'leftovers'], {
    encoding: 'utf8',
  });
  const pictures = ['public', 'public/people', 'docs'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => /\.(?:png|ico|webp|svg)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(pictures.filter((file) => !listed.includes(`${file}: a picture of the sample`))).toEqual([]);
});
