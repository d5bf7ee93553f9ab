import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { execa } from 'execa';
import { projectRoot } from './project.ts';
import { UserError } from './user-error.ts';

const LOG_TAIL_LINES = 30;
const PARENT_CHECK_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Service {
  /** Resolves with the reason. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<unknown>;
}
export type AddService = (service: Service) => void;

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Prints the output at the end, so that the outputs of commands that run at the same time do not mix. */
  readonly isOutputHeld?: boolean;
}

/** Runs a command, such as one of an installed package, in the foreground. Returns its exit code. */
export async function run(
  command: string,
  args: readonly string[] = [],
  { env = {}, isOutputHeld = false }: RunOptions = {},
): Promise<number> {
  const stdio = isOutputHeld ? 'pipe' : 'inherit';
  const options = { cwd: projectRoot, preferLocal: true, localDir: projectRoot, env, stdio } as const;
  const child = execa(command, args, { ...options, all: true, reject: false });
  const removeListeners = onStopRequest((signal) => {
    // A terminal sends Ctrl+C to the child as well.
    if (signal !== 'SIGINT') child.kill('SIGINT');
  });
  const { all, exitCode, shortMessage } = await child;
  removeListeners();
  if (all) console.log(all);
  if (exitCode === undefined) console.error(shortMessage);
  return exitCode ?? 1;
}

/** Starts an installed command in the background. Its output goes to a log file, whose tail is part of `ended`. */
export function startService(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  { logFile, cwd }: { logFile: string; cwd: string },
): Service {
  const output = { file: logFile };
  const child = execa(command, args, {
    cwd,
    preferLocal: true,
    localDir: projectRoot,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    buffer: false,
    reject: false,
  });
  const ended = child.then(({ signal, exitCode }) => {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES);
    return `${name} ended (${signal ?? `exit code ${exitCode}`}). The end of its log:\n${lines.join('\n')}`;
  });
  return { ended, stop: () => (child.kill(), ended) };
}

/** Starts a server of this process, which ends with it. */
export async function startServer(name: string, server: Server, port: number): Promise<Service> {
  await listen(server, port);
  const ended = once(server, 'error').then(([error]) => `${name} ended: ${String(error)}`);
  return {
    ended,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts a server on this machine, and returns its port. */
export async function listen(server: NetServer, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Runs services until Ctrl+C, SIGTERM or until one of them ends by itself, then stops them all and exits. */
export async function supervise(startUp: (add: AddService) => Promise<void>): Promise<never> {
  const services: Service[] = [];
  try {
    await new Promise((resolve, reject) => {
      // The listeners stay: npm forwards Ctrl+C a second time.
      onStopRequest(resolve);
      startUp((service) => {
        services.push(service);
        void service.ended.then((reason) => reject(new UserError(reason)));
      }).catch(reject);
    });
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
  // Start-up may still be waiting for a service that has just been stopped.
  return process.exit();
}

/** Returns a function that removes the listeners. */
export function onStopRequest(callback: (signal: string) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, callback);
  const parent = process.ppid;
  // npm sends SIGTERM to its shell, which ends without forwarding it to this process.
  const check = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) callback('SIGTERM');
  }, PARENT_CHECK_MS).unref();
  return () => {
    for (const signal of SIGNALS) process.off(signal, callback);
    clearInterval(check);
  };
}
