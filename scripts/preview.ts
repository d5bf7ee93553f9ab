import { startAuthEmulator } from './lib/emulators.ts';
import { startInbox } from './lib/inbox.ts';
import { localPorts, requireFreePorts } from './lib/local-ports.ts';
import { distDir } from './lib/project.ts';
import { buildSite, hostingOf } from './lib/site-build.ts';
import { loadSiteConfig } from './lib/site-env.ts';
import { startSite } from './lib/site-server.ts';

export default async function preview(): Promise<void> {
  const config = loadSiteConfig('production');
  const { local } = config;
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.site}`;

  await requireFreePorts(ports, local ? ['site', 'auth', 'inbox'] : ['site']);
  // Loading the emulator takes as long as the build.
  await Promise.all([buildSite(), local && startAuthEmulator(local)]);
  await startSite(distDir, hostingOf(config), ports.site);
  if (local) await startInbox(local, siteUrl);
  console.log(`Preview ready at ${siteUrl}${local ? `, local inbox at ${local.inboxUrl}` : ''}`);
}
