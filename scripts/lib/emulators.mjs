// @ts-check
import { basename } from 'node:path';
import { setInterval } from 'node:timers/promises';
import getPort from 'get-port';
import { startService } from './processes.mjs';
import { cacheFile, commandScript, distDir, writeFirebaseConfig } from './project.mjs';
import { DEMO_ACCOUNT, LOCAL_FIREBASE } from './site-env.mjs';
import { UserError } from './user-error.mjs';

const HOST = '127.0.0.1';
const POLL_MS = 150;
const HOUR_MS = 3_600_000;

/**
 * @typedef {NonNullable<import('./site-env.mjs').SiteConfig['local']>} LocalSettings
 * @typedef {(service: import('./processes.mjs').Service) => void} AddService
 */

/**
 * `emulators:exec` is for commands that end by themselves: it prints a banner of its own, and a changed .env could not
 * start the emulator later.
 *
 * @param {AddService} add
 * @param {LocalSettings} local
 */
export async function startAuthEmulator(add, { authEmulatorUrl }) {
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
  const command = [commandScript('firebase-tools', 'firebase'), 'emulators:start', ...target];
  // firebase-tools writes its debug log to the current folder.
  add(
    startService('The Auth emulator', command, {
      logFile: cacheFile(`auth-${basename(distDir)}.log`),
      cwd: cacheFile('.'),
    }),
  );
  await prepareAuthEmulator(authEmulatorUrl);
}

/**
 * Waits for the Auth emulator, gives it the settings of a new Firebase project and adds the demo account.
 *
 * @param {string} url
 */
async function prepareAuthEmulator(url) {
  await waitForServer(url);
  const { projectId } = LOCAL_FIREBASE;
  const accounts = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  await Promise.all([
    callEmulator('PATCH', `${url}/emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
    callEmulator('POST', accounts, { ...DEMO_ACCOUNT, displayName: 'Demo Visitor', emailVerified: true }),
  ]);
}

/**
 * @param {'PATCH' | 'POST'} method
 * @param {string} url
 * @param {object} body
 * @returns {Promise<any>}
 */
async function callEmulator(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new UserError(`The Auth emulator answered ${url}: ${await response.text()}`);
  return response.json();
}

/**
 * Logs in by API.
 *
 * @param {string} url of the Auth emulator
 * @param {{ email: string, password: string }} account
 * @returns {Promise<{ name: string, value: string }>} the entry of local storage that the SDK would write
 */
export async function createSession(url, { email, password }) {
  const { apiKey } = LOCAL_FIREBASE;
  const login = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`;
  const answer = await callEmulator('POST', login, { email, password, returnSecureToken: true });
  const { localId: uid, displayName, idToken: accessToken, refreshToken } = answer;
  return sessionEntry(apiKey, { uid, email, displayName }, { accessToken, refreshToken });
}

/**
 * @param {string} apiKey
 * @param {{ uid: string, email: string, displayName: string }} user
 * @param {{ accessToken: string, refreshToken: string }} tokens
 */
export function sessionEntry(apiKey, user, tokens) {
  const stsTokenManager = { ...tokens, expirationTime: Date.now() + HOUR_MS };
  const stored = { ...user, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager };
  const value = JSON.stringify({ ...stored, apiKey, appName: '[DEFAULT]' });
  return { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value };
}

/**
 * Has no timeout of its own, as `wait-on` would: `supervise` fails when the service ends.
 *
 * @param {string} url
 */
async function waitForServer(url) {
  for await (const _ of setInterval(POLL_MS)) {
    if (await fetch(url, { method: 'HEAD' }).then(Boolean, () => false)) return;
  }
}
