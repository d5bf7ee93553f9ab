// @ts-check
import { checkSiteLinks } from './lib/check-sources.mjs';
import { supervise } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { loadSiteConfig } from './lib/env-files.mjs';
import { prepareAuthEmulator, startAuthEmulator } from './lib/emulators.mjs';
import { startInbox } from './lib/inbox.mjs';
import { localPorts, requireFreePorts } from './lib/local-ports.mjs';
import { runScript } from './lib/user-error.mjs';
import { welcome } from './lib/welcome.mjs';

/** @typedef {import('./lib/site-env.mjs').SiteConfig} SiteConfig */

await runScript(async () => {
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.dev}`;
  const { local } = loadSiteConfig('development');
  await ensureDependencies();
  await checkSiteLinks();
  await requireFreePorts(ports, local ? ['dev', 'auth', 'inbox'] : ['dev']);

  return supervise(async (add) => {
    let hasBackend = false;

    /** @param {SiteConfig} config */
    async function startBackend({ local, ...site }) {
      if (!local || hasBackend) return;
      hasBackend = true;
      add(await startAuthEmulator(ports));
      add(startInbox({ ...site, local }, ports, ports.dev));
      await prepareAuthEmulator({ ...site, local });
    }

    async function announce() {
      const config = loadSiteConfig('development');
      await startBackend(config);
      console.log(welcome(siteUrl, config));
    }

    // Vite calls the hook again after it has restarted for a changed .env.
    const { createServer } = await import('vite');
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
    await Promise.all([server.listen(), startBackend(loadSiteConfig('development'))]);
    await announce();
  });
});
