import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { startProxy } from './proxy';
import { retryUntilStarted } from './retry-until-started';
import type { Command, Engine } from './tab';

const ROUTES = {
  Navigate: 'url',
  Refresh: 'refresh',
  Back: 'back',
  Forward: 'forward',
  ExecuteAsyncScript: 'execute/async',
  ElementClick: 'element/ID/click',
  ElementSendKeys: 'element/ID/value',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
  GetWindowHandles: 'window/handles',
  SwitchToWindow: 'window',
} as const satisfies Record<Command, string>;

const SCREEN = '1600x1200x24';
/** The toolbar is wider than a phone, unless its buttons are tiny. */
const TOOLBAR_STYLE = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 4px }';

/** WebKitGTK's MiniBrowser on a virtual screen, behind its WebDriver server. */
export async function startWebKit(executablePath: string): Promise<Engine> {
  const config = mkdtempSync(join(tmpdir(), 'engines-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), TOOLBAR_STYLE);
  // The page then sees prefers-reduced-motion.
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await displayNumber(screen);
  const port = await getPort();
  const proxy = await startProxy();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: config,
    https_proxy: `http://127.0.0.1:${proxy.port}`,
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const server = `http://127.0.0.1:${port}/session`;
  const browserOptions = { binary: executablePath, args: ['--automation'] };
  const { sessionId } = await retryUntilStarted(() =>
    request('POST', server, {
      capabilities: {
        alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': browserOptions },
      },
    }),
  );
  const session = `${server}/${sessionId}`;

  return {
    send(command, { id = '', ...parameters } = {}) {
      const url = `${session}/${ROUTES[command].replace('ID', id)}`;
      return command === 'GetWindowHandles' ? request('GET', url) : request('POST', url, parameters);
    },
    setOffline: (offline, run) => run(pretendOffline, offline),
    async close() {
      await request('DELETE', session);
      driver.kill();
      screen.kill();
      proxy.end();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

/** Runs in the page. Its WebDriver cannot cut the network. */
function pretendOffline(offline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !offline });
  window.realFetch ??= window.fetch;
  window.fetch = offline ? () => Promise.reject(new TypeError('Load failed')) : window.realFetch;
  dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

async function request(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function displayNumber({ stdio }: ChildProcess): Promise<string> {
  return new Promise((resolve) => stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim())));
}

declare global {
  interface Window {
    realFetch?: typeof fetch;
  }
}
