// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { projectRoot } from './project.mjs';
import { UserError } from './user-error.mjs';

const LOG_TAIL_LINES = 30;
const PARENT_CHECK_MS = 500;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {{ ended: Promise<string>, stop: () => Promise<void> }} Service `ended` resolves with the reason */

/**
 * Runs a command in the foreground.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, isOutputHeld?: boolean }} [options] held output is printed at
 *   the end, so that the outputs of commands that run at the same time do not mix
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { env = process.env, shell = false, isOutputHeld = false } = {}) {
  const stdio = isOutputHeld ? /** @type {const} */ ('pipe') : /** @type {const} */ ('inherit');
  const child = spawn(command, args, { cwd: projectRoot, env, shell, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const removeListeners = onStopRequest((signal) => {
    // A terminal sends Ctrl+C to the child as well.
    if (signal !== 'SIGINT') child.kill('SIGINT');
  });
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    process.stdout.write(output);
    removeListeners();
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
 * Starts a Node script in the background. Its output goes to a log file, whose tail is part of `ended`.
 *
 * @param {string} name
 * @param {readonly string[]} args script and arguments
 * @param {{ logFile: string, cwd: string }} options
 * @returns {Service}
 */
export function startService(name, args, { logFile, cwd }) {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', log, log] });
  closeSync(log);

  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES);
      resolve(`${name} ended (${signal ?? `exit code ${code}`}). The end of its log:\n${lines.join('\n')}`);
    });
  });

  async function stop() {
    child.kill();
    await ended;
  }

  return { ended, stop };
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
    if (process.ppid === parent) return;
    clearInterval(check);
    callback('SIGTERM');
  }, PARENT_CHECK_MS);
  if (process.env['npm_lifecycle_event']) check.unref();
  else clearInterval(check);
  return () => {
    for (const signal of SIGNALS) process.off(signal, callback);
    clearInterval(check);
  };
}
