import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { listen } from './processes.ts';
import { UserError } from './project.ts';
import { DEMO_ACCOUNT, LOCAL_FIREBASE, type LocalSettings } from './site-env.ts';

const HOUR_MS = 3_600_000;

/** In this process, so that it starts and ends with it. A project id that starts with demo- keeps it offline. */
export async function startAuthEmulator({ authEmulatorUrl }: LocalSettings): Promise<void> {
  // Only here, because loading it takes seconds, and each worker of the tests imports this file.
  const require = createRequire(import.meta.url);
  const {
    createApp,
  }: typeof import('firebase-tools/lib/emulator/auth/server.js') = require('firebase-tools/lib/emulator/auth/server.js');
  const app = await createApp(LOCAL_FIREBASE.projectId);
  await listen(createServer(app), Number(new URL(authEmulatorUrl).port));
  await prepareAuthEmulator(authEmulatorUrl);
}

/** Gives the Auth emulator the settings of a new Firebase project and adds the demo account. */
async function prepareAuthEmulator(url: string): Promise<void> {
  const { projectId } = LOCAL_FIREBASE;
  const accounts = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  await Promise.all([
    callEmulator('PATCH', `${url}/emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
    callEmulator('POST', accounts, { ...DEMO_ACCOUNT, displayName: 'Demo Visitor', emailVerified: true }),
  ]);
}

/** Calls the Auth emulator as an administrator. */
export async function callEmulator<Answer>(
  method: 'GET' | 'PATCH' | 'POST',
  url: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new UserError(`The Auth emulator answered ${url}: ${await response.text()}`);
  return response.json();
}

/** Logs in by API. Returns the entry of local storage that the SDK would write. */
export async function createSession(url: string, { email, password }: { email: string; password: string }) {
  const { apiKey } = LOCAL_FIREBASE;
  const login = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const {
    localId: uid,
    displayName,
    idToken: accessToken,
    refreshToken,
  } = await callEmulator<Record<'localId' | 'displayName' | 'idToken' | 'refreshToken', string>>(
    'POST',
    login,
    { email, password, returnSecureToken: true },
  );
  const stsTokenManager = { accessToken, refreshToken, expirationTime: Date.now() + HOUR_MS };
  const user = { uid, email, displayName, emailVerified: false, isAnonymous: false, providerData: [] };
  const value = JSON.stringify({ ...user, stsTokenManager, apiKey, appName: '[DEFAULT]' });
  return { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value };
}
