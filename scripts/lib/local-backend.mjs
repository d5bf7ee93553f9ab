// @ts-check
import { setUpAuthEmulator } from './auth-emulator-setup.mjs';
import { listEmulatorMails } from './emulator-mails.mjs';
import { createInboxServer } from './inbox-server.mjs';
import { untilAnswers } from './network.mjs';
import { cacheFile } from './project.mjs';

/**
 * @typedef {import('./site-env.mjs').SiteConfig} SiteConfig
 * @typedef {import('./site-env.mjs').LocalSettings} LocalSettings
 */

/**
 * Starts the inbox that receives the forms of the site at `sitePort`.
 *
 * @param {SiteConfig & { local: LocalSettings }} config
 * @param {{ inbox: number }} ports
 * @param {number} sitePort
 * @returns {import('./child-process.mjs').Service}
 */
export function startInbox({ local, firebase }, { inbox }, sitePort) {
  const { authEmulatorUrl } = local;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const server = createInboxServer({
    siteOrigins: [siteUrl, `http://localhost:${sitePort}`],
    file: cacheFile('inbox.jsonl'),
    listMails: () => listEmulatorMails({ authEmulatorUrl, projectId: firebase.projectId, siteUrl }),
  }).listen(inbox, '127.0.0.1');

  return {
    name: 'The inbox',
    ended: new Promise((resolve) =>
      server.once('error', ({ message }) => resolve(`The inbox ended: ${message}`)),
    ),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * @param {SiteConfig & { local: LocalSettings }} config
 * @param {AbortSignal} stopping
 */
export async function prepareAuthEmulator({ local, firebase }, stopping) {
  await untilAnswers(local.authEmulatorUrl, stopping);
  await setUpAuthEmulator(firebase.projectId, local);
}
