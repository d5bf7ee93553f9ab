// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, isBuiltFor } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { startPreviewEmulators } from './lib/emulators.mjs';
import { loadSiteConfig } from './lib/env-files.mjs';
import { prepareAuthEmulator, startInbox } from './lib/local-backend.mjs';
import { localPorts } from './lib/local-ports.mjs';
import { requireFreePorts, untilAnswers } from './lib/network.mjs';
import { distDir } from './lib/project.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';
import { supervise } from './lib/supervise.mjs';

await runScript(async () => {
  const config = loadSiteConfig('production');
  const { local, ...site } = config;
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.site}`;

  return supervise(async (add, stopping) => {
    await ensureDependencies();
    await requireFreePorts(ports, local ? ['site', 'auth', 'inbox'] : ['site']);
    if (!isBuiltFor(config) && (await buildSite()) !== 0) throw new Refusal('The build failed.');
    stopping.throwIfAborted();

    console.log('Starting the built site behind the headers of production …');
    add(await startPreviewEmulators(ports, config, readFileSync(join(distDir, 'index.html'), 'utf8')));
    if (local) {
      add(startInbox({ ...site, local }, ports, ports.site));
      await prepareAuthEmulator({ ...site, local }, stopping);
    }
    await untilAnswers(siteUrl, stopping);
    console.log(`Preview ready at ${siteUrl}${local ? `, local inbox at ${local.inboxUrl}` : ''}`);
  });
});
