import { once } from 'node:events';
import type { Server } from 'node:net';
import { execa } from 'execa';
import { projectRoot } from './project.ts';

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
  const { all, exitCode, shortMessage } = await execa(command, args, {
    ...options,
    all: true,
    reject: false,
  });
  if (all) console.log(all);
  if (exitCode === undefined) console.error(shortMessage);
  return exitCode ?? 1;
}

/** Starts a server on this machine, and returns its port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
