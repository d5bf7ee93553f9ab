// @ts-check
import { createServer } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { PORT_SETTINGS } from './local-ports.mjs';
import { Refusal } from './refusal.mjs';

const POLL_MS = 150;
const START_LIMIT_MS = 90_000;

/**
 * @typedef {import('./local-ports.mjs').PortName} PortName
 * @typedef {import('./local-ports.mjs').LocalPorts} LocalPorts
 */

/** @type {Record<PortName, string>} */
const PURPOSE = {
  site: 'the site',
  auth: 'the Auth emulator',
  inbox: 'the local inbox',
  dev: 'the dev server',
};

/**
 * @param {LocalPorts} ports
 * @param {readonly PortName[]} names
 */
export async function requireFreePorts(ports, names) {
  const isFree = await Promise.all(names.map((name) => isPortFree(ports[name])));
  const taken = names.filter((_, index) => !isFree[index]);
  if (taken.length === 0) return;
  const sentences = taken.map(
    (name) =>
      `port ${ports[name]} for ${PURPOSE[name]} is taken (${PORT_SETTINGS[name].variable}=… chooses another)`,
  );
  throw new Refusal(`Cannot start: ${sentences.join('; ')}.`);
}

/** @param {number} port */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** @returns {Promise<number>} a port that nothing uses at the moment */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 */
export async function untilAnswers(url, signal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(START_LIMIT_MS)]);
  for await (const _ of setInterval(POLL_MS, undefined, { signal: limit })) {
    if (await answers(url)) return;
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    await fetch(url, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
