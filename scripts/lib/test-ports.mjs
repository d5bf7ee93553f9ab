// @ts-check
import { localPorts, PORT_SETTINGS } from './local-ports.mjs';
import { anyFreePort, isPortFree } from './network.mjs';

/** @typedef {import('./local-ports.mjs').PortName} PortName */

/**
 * Ports for a test run beside whatever is running already: the usual one unless it is taken. A port that the
 * environment asks for is kept, so that it is refused by name when taken.
 *
 * @returns {Promise<Record<string, string>>} as environment values
 */
export async function testPortsEnv() {
  const usual = localPorts();

  /** @param {PortName} name */
  async function choose(name) {
    const { variable } = PORT_SETTINGS[name];
    const isKept = Boolean(process.env[variable]) || (await isPortFree(usual[name]));
    return [variable, String(isKept ? usual[name] : await anyFreePort())];
  }

  return Object.fromEntries(await Promise.all([choose('site'), choose('auth'), choose('inbox')]));
}
