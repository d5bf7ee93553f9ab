// @ts-check
import { startService } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { startAuthEmulator } from './lib/emulators.mjs';
import { loadSiteConfig } from './lib/env-files.mjs';
import { prepareAuthEmulator, startInbox } from './lib/local-backend.mjs';
import { localPorts } from './lib/local-ports.mjs';
import { requireFreePorts, untilAnswers } from './lib/network.mjs';
import { commandScript } from './lib/project.mjs';
import { runScript } from './lib/refusal.mjs';
import { supervise } from './lib/supervise.mjs';

await runScript(async () => {
  const { local, ...site } = loadSiteConfig('development');
  const ports = localPorts();
  const siteUrl = `http://127.0.0.1:${ports.dev}`;

  return supervise(async (add, stopping) => {
    await ensureDependencies();
    await requireFreePorts(ports, local ? ['dev', 'auth', 'inbox'] : ['dev']);
    stopping.throwIfAborted();

    console.log(local ? 'Starting the site, the Auth emulator and the inbox …' : 'Starting the site …');
    add(startDevServer(ports.dev));
    if (local) {
      add(await startAuthEmulator(ports));
      add(startInbox({ ...site, local }, ports, ports.dev));
      await prepareAuthEmulator({ ...site, local }, stopping);
    }
    await untilAnswers(siteUrl, stopping);
    console.log(readyMessage(siteUrl, local));
  });
});

/** @param {number} port */
function startDevServer(port) {
  const options = ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  return startService('The dev server', [commandScript('vite'), ...options]);
}

/**
 * @param {string} siteUrl
 * @param {import('./lib/site-env.mjs').LocalSettings | null} local
 */
function readyMessage(siteUrl, local) {
  const localLines = local && [
    `  Local inbox   ${local.inboxUrl}   (what forms and mails would have sent)`,
    `  Demo account  ${local.demoAccount.email} / ${local.demoAccount.password}`,
  ];
  return ['', `  Site          ${siteUrl}`, ...(localLines ?? []), '', '  Ctrl+C ends everything.', ''].join(
    '\n',
  );
}
