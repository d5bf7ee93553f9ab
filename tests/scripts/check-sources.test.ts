// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { checkPosts, checkSiteLinks } from '../../scripts/lib/check-sources.mjs';

test('the checks leave NODE_ENV alone, so that the build that follows is for production', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  await checkSiteLinks();
  await checkPosts();
  expect(process.env['NODE_ENV']).toBeUndefined();
  vi.unstubAllEnvs();
});
