import { localPorts } from '../../scripts/lib/local-ports.ts';
import { LOCAL_FIREBASE } from '../../scripts/lib/site-env.ts';

const ports = localPorts();

export const siteUrl = `http://127.0.0.1:${ports.site}`;
export const authEmulatorUrl = `http://127.0.0.1:${ports.auth}`;
export const inboxUrl = `http://127.0.0.1:${ports.inbox}`;

export const { projectId, apiKey } = LOCAL_FIREBASE;
