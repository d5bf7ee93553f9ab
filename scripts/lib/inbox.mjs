// @ts-check
import { createInboxServer } from './inbox-server.mjs';
import { cacheFile } from './project.mjs';

const HOST = '127.0.0.1';

/** @type {Readonly<Record<string, { mode: string, subject: string }>>} */
const MAILS = {
  VERIFY_EMAIL: { mode: 'verifyEmail', subject: 'Confirm your email address' },
  PASSWORD_RESET: { mode: 'resetPassword', subject: 'Choose a new password' },
};

/**
 * Starts the inbox that receives the forms of the site at `sitePort`.
 *
 * @param {import('./emulators.mjs').LocalConfig} config
 * @param {{ inbox: number }} ports
 * @param {number} sitePort
 * @returns {import('./child-process.mjs').Service}
 */
export function startInbox({ local: { authEmulatorUrl }, firebase }, { inbox }, sitePort) {
  const siteUrl = `http://${HOST}:${sitePort}`;
  const server = createInboxServer({
    siteOrigins: [siteUrl, `http://localhost:${sitePort}`],
    file: cacheFile('inbox.jsonl'),
    listMails: () => listEmulatorMails({ authEmulatorUrl, projectId: firebase.projectId, siteUrl }),
  }).listen(inbox, HOST);

  return {
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
 * @param {{ authEmulatorUrl: string, projectId: string, siteUrl: string }} options
 * @returns {Promise<import('./inbox-page.mjs').Mail[]>} the emails that a real project would have sent
 */
async function listEmulatorMails({ authEmulatorUrl, projectId, siteUrl }) {
  const response = await fetch(`${authEmulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`);
  /** @type {{ oobCodes: { email: string, requestType: string, oobCode: string }[] }} */
  const { oobCodes } = await response.json();
  return oobCodes.flatMap(({ email, requestType, oobCode }) => {
    const mail = MAILS[requestType];
    if (mail === undefined) return [];
    const query = new URLSearchParams({ mode: mail.mode, oobCode });
    return [{ email, subject: mail.subject, href: `${siteUrl}/reset-password?${query}` }];
  });
}
