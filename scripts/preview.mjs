// @ts-check
import { startAuthEmulator } from './lib/emulators.mjs';
import { loadSiteConfig } from './lib/env-files.mjs';
import { startInbox } from './lib/inbox.mjs';
import { localPorts, requireFreePorts } from './lib/local-ports.mjs';
import { supervise } from './lib/processes.mjs';
import { distDir } from './lib/project.mjs';
import { ensureBuilt, hostingOf } from './lib/site-build.mjs';
import { startSite } from './lib/site-server.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const config = loadSiteConfig('production');
  const { local } = config;
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.site}`;

  await requireFreePorts(ports, local ? ['site', 'auth', 'inbox'] : ['site']);
  await ensureBuilt(config);
  return supervise(async (add) => {
    add(await startSite(distDir, await hostingOf(config), ports.site));
    if (local) {
      add(await startInbox(local, siteUrl));
      await startAuthEmulator(add, local);
    }
    console.log(`Preview ready at ${siteUrl}${local ? `, local inbox at ${local.inboxUrl}` : ''}`);
  });
});
