// @ts-check
import { ensureBuilt, hostingOf } from './lib/build.mjs';
import { supervise } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { loadSiteConfig } from './lib/env-files.mjs';
import { prepareAuthEmulator, startPreviewEmulators, waitForServer } from './lib/emulators.mjs';
import { startInbox } from './lib/inbox.mjs';
import { localPorts, requireFreePorts } from './lib/local-ports.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const config = loadSiteConfig('production');
  const { local, ...site } = config;
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.site}`;

  await ensureDependencies();
  await requireFreePorts(ports, local ? ['site', 'auth', 'inbox'] : ['site']);
  await ensureBuilt(config);
  return supervise(async (add) => {
    add(await startPreviewEmulators(ports, config, hostingOf(config)));
    if (local) {
      add(startInbox({ ...site, local }, ports, ports.site));
      await prepareAuthEmulator({ ...site, local });
    }
    await waitForServer(siteUrl);
    console.log(`Preview ready at ${siteUrl}${local ? `, local inbox at ${local.inboxUrl}` : ''}`);
  });
});
