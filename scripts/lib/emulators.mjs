// @ts-check
import { basename } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { startService } from './child-process.mjs';
import { writeFirebaseConfig } from './hosting-config.mjs';
import { anyFreePort } from './local-ports.mjs';
import { cacheFile, commandScript, distDir } from './project.mjs';
import { LOCAL_FIREBASE } from './site-env.mjs';
import { UserError } from './user-error.mjs';

const HOST = '127.0.0.1';
const POLL_MS = 150;

/**
 * @typedef {import('./local-ports.mjs').LocalPorts} LocalPorts
 * @typedef {import('./site-env.mjs').SiteConfig} SiteConfig
 * @typedef {SiteConfig & { local: import('./site-env.mjs').LocalSettings }} LocalConfig
 * @typedef {import('./child-process.mjs').Service} Service
 */

/** @param {LocalPorts} ports */
export function startAuthEmulator({ auth }) {
  return startEmulators('start', { emulators: { auth: { host: HOST, port: auth } } });
}

/**
 * Starts the Hosting emulator with production's headers and, for a local build, the Auth emulator.
 *
 * @param {LocalPorts} ports
 * @param {SiteConfig} config
 * @param {object} hosting
 */
export function startPreviewEmulators({ site, auth }, config, hosting) {
  return startEmulators('preview', {
    hosting,
    emulators: {
      hosting: { host: HOST, port: site },
      ...(config.local && { auth: { host: HOST, port: auth } }),
    },
  });
}

/**
 * @param {'start' | 'preview'} purpose
 * @param {{ emulators: object, hosting?: object }} config
 */
async function startEmulators(purpose, { emulators, ...config }) {
  // The emulators' hub and logging servers pick the same default ports when two runs start at once.
  const [hub, logging] = await Promise.all([anyFreePort(), anyFreePort()]);
  const helpers = {
    hub: { host: HOST, port: hub },
    logging: { host: HOST, port: logging },
    ui: { enabled: false },
  };
  const configPath = writeFirebaseConfig(purpose, { ...config, emulators: { ...emulators, ...helpers } });
  const only = Object.keys(emulators).join(',');
  // A project id that starts with demo- keeps firebase-tools offline and needs no login.
  const target = ['--only', only, '--project', LOCAL_FIREBASE.projectId, '--config', configPath];
  const command = [commandScript('firebase-tools', 'firebase'), 'emulators:start', ...target];
  // firebase-tools writes its debug log to the current folder.
  return startService('The Firebase emulator', command, {
    logFile: cacheFile(`emulators-${purpose}-${basename(distDir)}.log`),
    cwd: cacheFile('.'),
  });
}

/**
 * Waits for the Auth emulator, gives it the settings of a new Firebase project and adds the demo account.
 *
 * @param {LocalConfig} config
 */
export async function prepareAuthEmulator({ local: { authEmulatorUrl, demoAccount }, firebase }) {
  await waitForServer(authEmulatorUrl);
  const { projectId } = firebase;
  await Promise.all([
    callEmulator('PATCH', `${authEmulatorUrl}/emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
    callEmulator(
      'POST',
      `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      { ...demoAccount, displayName: 'Demo Visitor', emailVerified: true },
    ),
  ]);
}

/**
 * @param {'PATCH' | 'POST'} method
 * @param {string} url
 * @param {object} body
 */
async function callEmulator(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new UserError(`The Auth emulator rejected its setup: ${await response.text()}`);
}

/**
 * Has no timeout of its own: `supervise` fails when the service ends.
 *
 * @param {string} url
 */
export async function waitForServer(url) {
  for await (const _ of setInterval(POLL_MS)) {
    if (await fetch(url, { method: 'HEAD' }).then(Boolean, () => false)) return;
  }
}
