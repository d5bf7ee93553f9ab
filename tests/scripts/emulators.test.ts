// @vitest-environment node
import { expect, test } from 'vitest';
import { waitForServer } from '../../scripts/lib/emulators.ts';

test('an emulator that ends before it answers is no longer waited for', async () => {
  const service = { ended: Promise.resolve('The Auth emulator ended (exit code 1).') };
  await expect(waitForServer('http://127.0.0.1:1', service)).rejects.toThrow('exit code 1');
});
