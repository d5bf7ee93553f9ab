// @ts-check
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import getPort from 'get-port';
import { UserError } from './user-error.mjs';

/** The port of each local server and the environment variable that overrides it. */
const PORTS = /** @type {const} */ ({
  site: { variable: 'SITE_PORT', fallback: 4173, purpose: 'the site' },
  auth: { variable: 'AUTH_PORT', fallback: 9099, purpose: 'the Auth emulator' },
  inbox: { variable: 'INBOX_PORT', fallback: 9098, purpose: 'the local inbox' },
  dev: { variable: 'DEV_PORT', fallback: 5173, purpose: 'the dev server' },
});

/** From here to 29,000: above 10,080, which browsers block, and below the ports of outgoing connections. */
const FIRST_TEST_PORT = 11_000;
const TEST_PORT_GROUPS = 6000;

/** @type {readonly string[]} */
export const PORT_VARIABLES = Object.values(PORTS).map(({ variable }) => variable);

/**
 * @typedef {keyof typeof PORTS} PortName
 * @typedef {Record<PortName, number>} LocalPorts
 */

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {LocalPorts}
 */
export function localPorts(env = process.env) {
  /** @param {PortName} name */
  function read(name) {
    const { variable, fallback } = PORTS[name];
    const text = env[variable]?.trim() || String(fallback);
    const port = /^\d+$/.test(text) ? Number(text) : 0;
    if (port < 1 || port > 65535) throw new UserError(`${variable} must be a port number from 1 to 65535.`);
    return port;
  }

  return { site: read('site'), auth: read('auth'), inbox: read('inbox'), dev: read('dev') };
}

/**
 * @param {LocalPorts} ports
 * @param {readonly PortName[]} names
 */
export async function requireFreePorts(ports, names) {
  for (const name of names) {
    const { purpose, variable } = PORTS[name];
    const port = ports[name];
    if ((await getPort({ port, host: '127.0.0.1' })) !== port)
      throw new UserError(
        `Cannot start: port ${port} for ${purpose} is taken (set ${variable} to use another).`,
      );
  }
}

/**
 * Ports for a test run, so that it can run beside `npm start` and beside runs in other folders. The folder's path
 * decides them: two runs that start at once don't choose the same, and the next run can use the build again, which has
 * the ports in it. A port set in the environment is kept.
 *
 * @param {string} buildFolder absolute
 * @returns {Record<string, string>} environment variables
 */
export function testPortsEnv(buildFolder) {
  const names = /** @type {const} */ (['site', 'auth', 'inbox']);
  const hash = createHash('sha256').update(buildFolder).digest().readUInt32BE();
  const first = FIRST_TEST_PORT + names.length * (hash % TEST_PORT_GROUPS);
  return Object.fromEntries(
    names.map((name, index) => {
      const { variable } = PORTS[name];
      return [variable, process.env[variable] || String(first + index)];
    }),
  );
}

/**
 * Starts a server on this machine, and returns its port.
 *
 * @param {import('node:net').Server} server
 * @param {number} [port] a free one by default
 */
export async function listen(server, port = 0) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/**
 * Starts a server of this machine that ends with the script.
 *
 * @param {string} name
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<import('./processes.mjs').Service>}
 */
export async function startServer(name, server, port) {
  await listen(server, port);
  return {
    ended: new Promise((resolve) =>
      server.once('error', ({ message }) => resolve(`${name} ended: ${message}`)),
    ),
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
