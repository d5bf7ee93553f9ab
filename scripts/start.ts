import { createServer } from 'vite';
import { startAuthEmulator } from './lib/emulators.ts';
import { startInbox } from './lib/inbox.ts';
import { localPorts, requireFreePorts } from './lib/local-ports.ts';
import { loadSiteConfig, type SiteConfig } from './lib/site-env.ts';

export default async function start(): Promise<void> {
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.dev}`;
  const config = loadSiteConfig('development');
  const { local } = config;
  await requireFreePorts(ports, local ? ['dev', 'auth', 'inbox'] : ['dev']);
  if (local) {
    await startInbox(local, siteUrl);
    await startAuthEmulator(local);
  }
  // The welcome text replaces the output of Vite.
  const server = await createServer({ logLevel: 'warn' });
  await server.listen();
  console.log(welcome(siteUrl, config));
}

function welcome(siteUrl: string, { local, firebase, formEndpoint }: SiteConfig): string {
  const rows = [
    ['Site', siteUrl],
    local ? ['Inbox', local.inboxUrl] : ['Firebase', firebase.projectId],
    ['Demo account', local ? `${local.demoAccount.email} / ${local.demoAccount.password}` : 'none'],
    ['Forms', formEndpoint ?? "open the visitor's email app"],
    ['Stop', 'Ctrl+C'],
  ];
  return ['', ...rows.map(([name = '', value]) => `  ${name.padEnd(14)}${value}`), ''].join('\n');
}
