// @ts-check
import { startService } from './child-process.mjs';
import { hostingConfig, readFirebaseJson, writeFirebaseConfig } from './hosting-config.mjs';
import { anyFreePort } from './network.mjs';
import { cacheFile, commandScript } from './project.mjs';
import { LOCAL_FIREBASE } from './site-env.mjs';

const HOST = '127.0.0.1';
/** A project id that begins with demo- keeps firebase-tools offline and needs no login. */
const OFFLINE_PROJECT = LOCAL_FIREBASE.projectId;

/** @typedef {import('./local-ports.mjs').LocalPorts} LocalPorts */

/** @param {LocalPorts} ports */
export function startAuthEmulator({ auth }) {
  return startEmulators('start', 'auth', { emulators: { auth: { host: HOST, port: auth } } });
}

/**
 * The Hosting emulator with the headers of production and, for a local build, the Auth emulator beside it.
 *
 * @param {LocalPorts} ports
 * @param {import('./site-env.mjs').SiteConfig} siteConfig
 * @param {string} indexHtml
 */
export function startPreviewEmulators({ site, auth }, siteConfig, indexHtml) {
  const config = {
    hosting: hostingConfig(readFirebaseJson(), siteConfig, indexHtml),
    emulators: {
      hosting: { host: HOST, port: site },
      auth: { host: HOST, port: auth },
    },
  };
  return startEmulators('preview', siteConfig.local ? 'hosting,auth' : 'hosting', config);
}

/**
 * @param {'start' | 'preview'} purpose
 * @param {string} only
 * @param {{ emulators: object, hosting?: object }} config
 */
async function startEmulators(purpose, only, { emulators, ...config }) {
  // Its helpers listen as well. Left to themselves, two that start in the same second choose the same ports.
  const [hub, logging] = await Promise.all([anyFreePort(), anyFreePort()]);
  const helpers = {
    hub: { host: HOST, port: hub },
    logging: { host: HOST, port: logging },
    ui: { enabled: false },
  };
  const configPath = writeFirebaseConfig(purpose, { ...config, emulators: { ...emulators, ...helpers } });
  const args = ['emulators:start', '--only', only, '--project', OFFLINE_PROJECT, '--config', configPath];
  return startService('The Firebase emulator', [commandScript('firebase-tools', 'firebase'), ...args], {
    logFile: cacheFile(`emulators-${purpose}.log`),
    // firebase-tools leaves its debug log in the folder it runs in.
    cwd: cacheFile('.'),
  });
}
