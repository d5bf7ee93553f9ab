// @ts-check
import { readFileSync } from 'node:fs';
import { execa } from 'execa';
import { projectRoot } from './project.mjs';
import { UserError } from './user-error.mjs';

const LOG_TAIL_LINES = 30;
const PARENT_CHECK_MS = 500;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {{ ended: Promise<string>, stop: () => Promise<unknown> }} Service `ended` resolves with the reason */

/**
 * Runs a command in the foreground.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv | undefined, isOutputHeld?: boolean }} [options] held output is printed at the end, so that the
 *   outputs of commands that run at the same time do not mix
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { cwd = projectRoot, env = {}, isOutputHeld = false } = {}) {
  const stdio = isOutputHeld ? 'pipe' : 'inherit';
  const child = execa(command, args, { cwd, env, stdio, all: true, reject: false });
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

/**
 * @param {readonly string[]} args script and arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Starts a Node script in the background. Its output goes to a log file, whose tail is part of `ended`.
 *
 * @param {string} name
 * @param {readonly string[]} args script and arguments
 * @param {{ logFile: string, cwd: string }} options
 * @returns {Service}
 */
export function startService(name, args, { logFile, cwd }) {
  const output = { file: logFile };
  const child = execa(process.execPath, args, {
    cwd,
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

/**
 * Runs services until Ctrl+C, SIGTERM or until one of them ends by itself, then stops them all and exits.
 *
 * @param {(add: (service: Service) => void) => Promise<void>} startUp
 * @returns {Promise<never>}
 */
export async function supervise(startUp) {
  /** @type {Service[]} */
  const services = [];
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

/**
 * @param {(signal: string) => void} callback
 * @returns {() => void} removes the listeners
 */
export function onStopRequest(callback) {
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
