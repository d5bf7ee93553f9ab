// @ts-check
import { findEngines } from './lib/browser.mjs';
import { buildSite } from './lib/build.mjs';
import { runNode } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { testSiteEnv } from './lib/e2e.mjs';
import { commandScript } from './lib/project.mjs';
import { runScript } from './lib/user-error.mjs';

const PACKAGES = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };

await runScript(async () => {
  await ensureDependencies();
  const installed = findEngines().map(({ name }) => name);
  for (const [name, packages] of Object.entries(PACKAGES))
    if (!installed.some((engine) => engine === name))
      console.log(`SKIPPED ${name}: not installed. Run apt-get install --yes ${packages}`);
  if (installed.length === 0) return 0;
  const env = await testSiteEnv();
  const exitCode = await buildSite(env);
  if (exitCode !== 0) return exitCode;
  const playwright = commandScript('@playwright/test', 'playwright');
  return runNode(
    [playwright, 'test', '--config', 'e2e/engines/playwright.config.ts', ...process.argv.slice(2)],
    env,
  );
});
