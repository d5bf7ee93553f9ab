// @ts-check
import { ensureDependencies } from './lib/dependencies.mjs';
import { buildAndRunPlaywright, testSiteEnv } from './lib/e2e.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

const DEFAULT_MINUTES = 30;

await runScript(async () => {
  const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
  if (!(minutes > 0)) throw new UserError('npm run soak [minutes]: minutes must be a number above 0.');
  await ensureDependencies();
  const env = { ...(await testSiteEnv()), SOAK_MINUTES: String(minutes) };
  return buildAndRunPlaywright(env, ['soak.spec.ts']);
});
