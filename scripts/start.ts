import { createServer } from 'vite';
import { startAuthEmulator } from './lib/emulators.ts';
import { startInbox } from './lib/inbox.ts';
import { localPorts, requireFreePorts } from './lib/local-ports.ts';
import { supervise } from './lib/processes.ts';
import { loadSiteConfig, type SiteConfig } from './lib/site-env.ts';
import { checkSiteLinks } from './lib/site-links.ts';

export default async function start(): Promise<never> {
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.dev}`;
  const { local } = loadSiteConfig('development');
  checkSiteLinks();
  await requireFreePorts(ports, local ? ['dev', 'auth', 'inbox'] : ['dev']);

  return supervise(async (add) => {
    let hasBackend = false;

    async function announce() {
      const config = loadSiteConfig('development');
      if (config.local && !hasBackend) {
        hasBackend = true;
        add(await startInbox(config.local, siteUrl));
        await startAuthEmulator(add, config.local);
      }
      console.log(welcome(siteUrl, config));
    }

    // Vite calls the hook again after it has restarted for a changed .env.
    let isRestart = false;
    const server = await createServer({
      // The welcome text replaces the output of Vite.
      logLevel: 'warn',
      plugins: [
        {
          name: 'announce-settings',
          configureServer: () => () => {
            if (isRestart) void announce();
            isRestart = true;
          },
        },
      ],
    });
    add({ ended: new Promise(() => undefined), stop: () => server.close() });
    await server.listen();
    await announce();
  });
}

function welcome(siteUrl: string, { local, firebase, formEndpoint }: SiteConfig): string {
  const isFormInbox = local !== null && formEndpoint === `${local.inboxUrl}/submit`;
  const rows = [
    ['Site', siteUrl],
    ...(local
      ? [
          ['Inbox', `${local.inboxUrl}  (${isFormInbox ? 'forms and emails' : 'emails'} arrive here)`],
          ['Demo account', `${local.demoAccount.email} / ${local.demoAccount.password}`],
        ]
      : [['Firebase', firebase.projectId]]),
    ...(isFormInbox ? [] : [['Forms', formEndpoint ?? "open the visitor's email app"]]),
    ['Stop', 'Ctrl+C'],
  ];
  return ['', ...rows.map(([name = '', value]) => `  ${name.padEnd(14)}${value}`), ''].join('\n');
}
