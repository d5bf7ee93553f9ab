// @ts-check
import { ensureDependencies } from './lib/dependencies.mjs';
import { buildAndRunPlaywright, testSiteEnv } from './lib/e2e.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  await ensureDependencies();
  return buildAndRunPlaywright(await testSiteEnv(), process.argv.slice(2));
});
