// @ts-check
import { buildSite } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runPlaywright, testSiteEnv } from './lib/e2e.mjs';
import { runScript } from './lib/refusal.mjs';

await runScript(async () => {
  await ensureDependencies();
  const env = await testSiteEnv();
  const buildExitCode = await buildSite(env);
  return buildExitCode === 0 ? runPlaywright(env, process.argv.slice(2)) : buildExitCode;
});
