// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { UserError } from '../../scripts/lib/user-error.mjs';
import config from '../../vite.config';

vi.mock('../../scripts/lib/env-files.mjs', () => ({
  loadSiteConfig: () => {
    throw new UserError('VITE_SITE_URL is wrong');
  },
}));

test('wrong settings are thrown as an error, so that a running dev server keeps its previous settings', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited');
  });
  expect(() => config({ mode: 'development', command: 'serve' })).toThrow('VITE_SITE_URL is wrong');
  expect(exit).not.toHaveBeenCalled();
});

test('its stack is only its message, which is what Vite prints', () => {
  expect(new UserError('Wrong.').stack).toBe('Wrong.');
});
