import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { KEY_HASH } from './certificate.ts';
import { run } from './processes.ts';
import { UserError } from './project.ts';

/** In Debian's headless shell, the tests take half the CPU time that they take in a full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** For every Chromium that opens the site's pages. */
export const HEADLESS_ARGS = [
  '--no-sandbox',
  // Asking whether speech is recognized on the device crashes the headless shell.
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
];

/** For a Chromium that opens a page of `serveSecurely`: trusts its certificate and sends requests for other hosts to it. */
export function browserArgs(origin: string): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    `--ignore-certificate-errors-spki-list=${KEY_HASH}`,
    `--host-resolver-rules=MAP * ${new URL(origin).host}, EXCLUDE 127.0.0.1`,
  ];
}

/** A browser with a window, as visitors use: the headless shell paints less. */
export function findFullBrowser(): string {
  const found = process.env['CHROME_PATH'] ?? systemBrowsers().find(works);
  if (found !== undefined) return found;
  throw new UserError(
    'Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROME_PATH.',
  );
}

/** Looks for a Chromium: CHROME_PATH, Playwright's own, the headless shell, the system's. */
export function findBrowser(): string | null {
  const fromEnv = process.env['CHROME_PATH'];
  if (fromEnv && !works(fromEnv)) throw new UserError(`CHROME_PATH names no working browser: ${fromEnv}`);
  return fromEnv || (findSmallBrowser() ?? systemBrowsers().find(works) ?? null);
}

function findSmallBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [chromium.executablePath(), ...folders.map((folder) => join(folder, HEADLESS_SHELL))].find(works);
}

/** Finds a browser or installs one: as root on Debian the headless shell, even beside a full browser. */
export async function ensureBrowser(): Promise<string> {
  const hasApt = existsSync('/usr/bin/apt-get');
  if (hasApt && process.getuid?.() === 0 && !process.env['CHROME_PATH'] && !findSmallBrowser()) {
    console.log(`Installing ${HEADLESS_SHELL} …`);
    // An old package list can name an old browser that is still on the server.
    await run('sh', ['-c', `apt-get update -qq; apt-get install -qq --yes ${HEADLESS_SHELL}`]);
  }
  if (findBrowser() === null) {
    console.log('No Chromium or Chrome found. Installing one …');
    await run('playwright', ['install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed !== null) return installed;
  const command = hasApt
    ? `sudo apt-get install --yes ${HEADLESS_SHELL}`
    : 'npx playwright install --with-deps chromium';
  throw new UserError(`No browser could be installed. Run this once, or set CHROME_PATH:\n\n  ${command}\n`);
}

function systemBrowsers(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // It finds none.
    return [];
  }
}

/** On Linux an installed browser may lack libraries. Elsewhere --version would open a window. */
function works(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0;
}
