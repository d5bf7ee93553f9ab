// @ts-check
import { loadSiteConfig } from './lib/env-files.mjs';
import { buildSite, writeHostFiles } from './lib/site-build.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  // Reports wrong settings in one line, before Vite would.
  const config = loadSiteConfig('production');
  const exitCode = await buildSite();
  if (exitCode === 0 && !config.local) await writeHostFiles(config);
  return exitCode;
});
