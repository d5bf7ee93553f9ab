// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { projectRoot } from './project.mjs';
import { stopRequest } from './stop-request.mjs';

const isWindows = process.platform === 'win32';
const GRACE_MS = 10_000;
const TAIL_LINES = 30;

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {Promise<string>} ended says how it ended
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a Node script in its own process group, so that Ctrl+C reaches this process alone, which then ends its
 * children in order.
 *
 * @param {string} name
 * @param {readonly string[]} args script and arguments
 * @param {{ logFile?: string, cwd?: string }} [options] with a log file, output is shown only when the service fails
 * @returns {Service}
 */
export function startService(name, args, { logFile, cwd = projectRoot } = {}) {
  const log = logFile === undefined ? null : openSync(logFile, 'w');
  const output = log ?? 'inherit';
  const child = spawn(process.execPath, args, {
    cwd,
    detached: !isWindows,
    stdio: ['ignore', output, output],
  });
  if (log !== null) closeSync(log);

  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) =>
      resolve(`${name} ended (${signal ?? `exit code ${code}`})${tail()}`),
    );
  });

  function tail() {
    if (logFile === undefined) return '';
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES);
    return `. The end of its log:\n${lines.join('\n')}`;
  }

  async function stop() {
    signalGroup(child, 'SIGTERM');
    const lastResort = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(lastResort);
  }

  return { name, ended, stop };
}

/**
 * Runs a command in the foreground to its end and passes a stop request on to it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { env = process.env, shell = false } = {}) {
  const child = spawn(command, args, { cwd: projectRoot, env, shell, stdio: 'inherit' });
  const stop = stopRequest();
  // A terminal sends Ctrl+C to the child as well, and a second one would cut its orderly end short.
  const passOn = () => stop.reason !== 'SIGINT' && child.kill('SIGINT');
  stop.addEventListener('abort', passOn);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    stop.removeEventListener('abort', passOn);
  }
}

/**
 * @param {readonly string[]} args script and arguments
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runNode(args, env = process.env) {
  return run(process.execPath, args, { env });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {'SIGTERM' | 'SIGKILL'} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (isWindows) {
    spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // Between the check above and the signal the group may have ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
