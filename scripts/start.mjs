// @ts-check
import { createServer } from 'vite';
import { checkSiteLinks } from './lib/check-sources.mjs';
import { startAuthEmulator } from './lib/emulators.mjs';
import { loadSiteConfig } from './lib/env-files.mjs';
import { startInbox } from './lib/inbox.mjs';
import { localPorts, requireFreePorts } from './lib/local-ports.mjs';
import { supervise } from './lib/processes.mjs';
import { runScript } from './lib/user-error.mjs';

/** @typedef {import('./lib/site-env.mjs').SiteConfig} SiteConfig */

await runScript(async () => {
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.dev}`;
  const { local } = loadSiteConfig('development');
  await checkSiteLinks();
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
});

/**
 * @param {string} siteUrl
 * @param {SiteConfig} config
 */
function welcome(siteUrl, { local, firebase, formEndpoint }) {
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
