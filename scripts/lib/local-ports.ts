import { createHash } from 'node:crypto';
import getPort from 'get-port';
import { UserError } from './project.ts';

/** The port of each local server and the environment variable that overrides it. */
const PORTS = {
  site: { variable: 'SITE_PORT', fallback: 4173, purpose: 'the site' },
  auth: { variable: 'AUTH_PORT', fallback: 9099, purpose: 'the Auth emulator' },
  inbox: { variable: 'INBOX_PORT', fallback: 9098, purpose: 'the local inbox' },
  dev: { variable: 'DEV_PORT', fallback: 5173, purpose: 'the dev server' },
} as const;

/** From here to 29,000: above 10,080, which browsers block, and below the ports of outgoing connections. */
const FIRST_TEST_PORT = 11_000;
const TEST_PORT_GROUPS = 6000;

type PortName = keyof typeof PORTS;
type LocalPorts = Record<PortName, number>;

export function localPorts(env: NodeJS.ProcessEnv = process.env): LocalPorts {
  function read(name: PortName) {
    const { variable, fallback } = PORTS[name];
    const text = env[variable]?.trim() || String(fallback);
    const port = /^\d+$/.test(text) ? Number(text) : 0;
    if (port < 1 || port > 65535) throw new UserError(`${variable} must be a port number from 1 to 65535.`);
    return port;
  }

  return { site: read('site'), auth: read('auth'), inbox: read('inbox'), dev: read('dev') };
}

export async function requireFreePorts(ports: LocalPorts, names: readonly PortName[]): Promise<void> {
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
 * Ports for a test run, so that it can run beside `npm start` and beside runs in other folders. The path of the build's
 * folder decides them, because the build has them in it: the next run can use it again. A port set in the environment
 * is kept.
 */
export function testPortsEnv(buildFolder: string): NodeJS.ProcessEnv {
  const names = ['site', 'auth', 'inbox'] as const;
  const hash = createHash('sha256').update(buildFolder).digest().readUInt32BE();
  const first = FIRST_TEST_PORT + names.length * (hash % TEST_PORT_GROUPS);
  return Object.fromEntries(
    names.map((name, index) => {
      const { variable } = PORTS[name];
      return [variable, process.env[variable] || String(first + index)];
    }),
  );
}
