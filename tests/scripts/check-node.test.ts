// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['12.22.12', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['22.0.0', 0],
])('on Node %s the scripts exit with %i', (version, status) => {
  const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    require('./scripts/check-node.cjs');`;
  const result = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect(result.status).toBe(status);
  expect(result.stderr).toContain(status === 0 ? '' : `needs Node 20.19 or later. This is Node ${version}.`);
});
