// @vitest-environment node
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { logoFile } from '@/site/mark';

test('`npm run images`, which runs without the plugins of the site, can load what it draws', async () => {
  const { module } = await runnerImport<typeof import('../../scripts/prerender/favicon.ts')>(
    './scripts/prerender/favicon.ts',
  );
  expect(module.faviconSvg()).toContain(logoFile === null ? module.lightColor('accent') : '<image ');
});
