// @ts-check
import { ensureDependencies } from './lib/dependencies.mjs';
import { buildAndRunPlaywright, testSiteEnv } from './lib/e2e.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';

const USUAL_MINUTES = 30;

await runScript(async () => {
  const minutes = Number(process.argv[2] ?? USUAL_MINUTES);
  if (!(minutes > 0)) throw new Refusal('npm run soak [minutes]: the minutes are a number above 0.');
  await ensureDependencies();
  const env = { ...(await testSiteEnv()), SOAK_MINUTES: String(minutes) };
  return buildAndRunPlaywright(env, ['soak.spec.ts']);
});
