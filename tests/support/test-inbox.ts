import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInboxServer } from '../../scripts/lib/inbox-server.mjs';

/** The local form endpoint, with messages kept in memory. */
export async function openTestInbox() {
  const server = createInboxServer({ siteOrigins: [], file: null, listMails: () => Promise.resolve([]) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${addressOf(server.address()).port}`;
  return { url, submitUrl: `${url}/submit`, close: () => server.close() };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The inbox does not listen.');
  return address;
}
