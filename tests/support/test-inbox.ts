import { createInboxServer } from '../../scripts/lib/inbox.mjs';
import { listen } from '../../scripts/lib/local-ports.mjs';

/** The local form endpoint, with messages kept in memory. */
export async function openTestInbox() {
  const server = createInboxServer({ siteOrigins: [], file: null, listMails: () => Promise.resolve([]) });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, submitUrl: `${url}/submit`, close: () => server.close() };
}
