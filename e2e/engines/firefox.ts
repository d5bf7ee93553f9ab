import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { startProxy } from './proxy';
import { retryUntilStarted } from './retry-until-started';
import type { Engine, Send } from './tab';

/** Stock Firefox, which takes WebDriver commands on a socket of its own (Marionette). */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const port = await getPort();
  const proxy = await startProxy();
  const profile = mkdtempSync(join(tmpdir(), 'engines-'));
  const preferences = {
    'marionette.port': port,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    'ui.prefersReducedMotion': 1,
    'network.disable-localhost-when-offline': true,
    'network.proxy.type': 1,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': proxy.port,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  mkdirSync(join(profile, 'chrome'));
  // The toolbar is wider than a phone.
  writeFileSync(join(profile, 'chrome', 'userChrome.css'), ':root, body { min-width: 0 !important; }');
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const browser = spawn(executablePath, [...args, '--profile', profile], { stdio: 'ignore' });
  const socket = await retryUntilStarted(() => connectTo(port));
  const send = exchange(socket);
  await send('WebDriver:NewSession', { acceptInsecureCerts: true });

  return {
    send: (command, parameters = {}) => send(`WebDriver:${command}`, parameters),
    async setOffline(offline) {
      await send('Marionette:SetContext', { value: 'chrome' });
      await send('WebDriver:ExecuteScript', {
        script: 'Services.io.offline = arguments[0]',
        args: [offline],
      });
      await send('Marionette:SetContext', { value: 'content' });
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      socket.destroy();
      browser.kill();
      await ended;
      proxy.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function connectTo(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Messages are JSON after their length: [0, id, command, parameters] and [1, id, error, result]. */
function exchange(socket: Socket) {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  function readMessage(): unknown {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
    if (colon < 0 || received.length < end) return undefined;
    const text = received.subarray(colon + 1, end).toString();
    received = received.subarray(end);
    return JSON.parse(text);
  }
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let message = readMessage(); message !== undefined; message = readMessage()) {
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(Array.isArray(result) ? result : (Object(result).value ?? null));
    }
  });

  return (command: string, parameters: object): ReturnType<Send> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const text = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
