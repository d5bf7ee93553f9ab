// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/project.ts';

const files = ['', 'docs'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

test.each(files)('each file that %s names exists', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const named = text.matchAll(/`((?:src|scripts|tests|e2e|public|docs)\/[^`<*]*)`/g);
  const missing = Array.from(named, ([, path = '']) => path).filter(
    (path) => !existsSync(join(projectRoot, path)),
  );
  expect(missing).toEqual([]);
});
