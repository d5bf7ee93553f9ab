import { basename } from 'node:path';
import { setInterval } from 'node:timers/promises';
import getPort from 'get-port';
import { startService, type AddService, type Service } from './processes.ts';
import { cacheFile, distDir, writeFirebaseConfig } from './project.ts';
import { DEMO_ACCOUNT, LOCAL_FIREBASE, type LocalSettings } from './site-env.ts';
import { UserError } from './user-error.ts';

const HOST = '127.0.0.1';
const POLL_MS = 150;
const HOUR_MS = 3_600_000;

/**
 * `emulators:exec` is for commands that end by themselves: it prints a banner of its own, and a changed .env could not
 * start the emulator later.
 */
export async function startAuthEmulator(add: AddService, { authEmulatorUrl }: LocalSettings): Promise<void> {
  // The emulators' hub and logging servers pick the same default ports when two runs start at once.
  const [hub, logging] = await Promise.all([getPort(), getPort()]);
  const configPath = writeFirebaseConfig('auth', {
    emulators: {
      auth: { host: HOST, port: Number(new URL(authEmulatorUrl).port) },
      hub: { host: HOST, port: hub },
      logging: { host: HOST, port: logging },
      ui: { enabled: false },
    },
  });
  // A project id that starts with demo- keeps firebase-tools offline and needs no login.
  const target = ['--only', 'auth', '--project', LOCAL_FIREBASE.projectId, '--config', configPath];
  const emulator = startService('The Auth emulator', ['firebase', 'emulators:start', ...target], {
    logFile: cacheFile(`auth-${basename(distDir)}.log`),
    // firebase-tools writes its debug log to the current folder.
    cwd: cacheFile('.'),
  });
  add(emulator);
  await waitForServer(authEmulatorUrl, emulator);
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
  return sessionEntry(apiKey, { uid, email, displayName }, { accessToken, refreshToken });
}

export function sessionEntry(
  apiKey: string,
  user: { uid: string; email: string; displayName: string },
  tokens: { accessToken: string; refreshToken: string },
) {
  const stsTokenManager = { ...tokens, expirationTime: Date.now() + HOUR_MS };
  const stored = { ...user, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager };
  const value = JSON.stringify({ ...stored, apiKey, appName: '[DEFAULT]' });
  return { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value };
}

/** Has no timeout, as `wait-on` would. Fails when the service ends. */
export async function waitForServer(url: string, { ended }: Pick<Service, 'ended'>): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  void ended.then((reason) => controller.abort(new UserError(reason)));
  for await (const _ of setInterval(POLL_MS)) {
    signal.throwIfAborted();
    if (await fetch(url, { method: 'HEAD', signal }).then(Boolean, () => false)) return;
  }
}
