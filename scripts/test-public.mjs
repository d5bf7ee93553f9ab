// @ts-check
import { ensureDependencies } from './lib/dependencies.mjs';
import { buildAndRunPlaywright, testSiteEnv } from './lib/e2e.mjs';
import { PUBLIC_SITE_ENV } from './lib/env-files.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  await ensureDependencies();
  const env = { ...(await testSiteEnv()), ...PUBLIC_SITE_ENV };
  return buildAndRunPlaywright(env, process.argv.slice(2), 'e2e/public/playwright.config.ts');
});
