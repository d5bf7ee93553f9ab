// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/project.ts';

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
