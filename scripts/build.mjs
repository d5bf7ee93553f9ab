// @ts-check
import { buildSite } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { loadSiteConfig } from './lib/env-files.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  await ensureDependencies();
  // Reports wrong settings in one line, before Vite would.
  loadSiteConfig('production');
  return buildSite(process.env, process.argv.slice(2));
});
