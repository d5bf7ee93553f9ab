// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from './child-process.mjs';
import { commandScript } from './project.mjs';
import { UserError } from './user-error.mjs';

/** In Debian's headless shell, the tests take half the CPU time that they take in a full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WEBKIT_FOLDERS = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}`),
);
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PATH = String.raw`Google\Chrome\Application\chrome.exe`;

/** For every Chromium that opens the site's pages. */
export const HEADLESS_ARGS = [
  '--no-sandbox',
  // Asking whether speech is recognized on the device crashes the headless shell.
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
];

/**
 * Looks for a Chromium: CHROME_PATH, Playwright's own, the system's.
 *
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (!works(named)) throw new UserError(`CHROME_PATH names no working browser: ${named}`);
    return named;
  }
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...systemBrowsers()].find(works) ?? null;
}

/**
 * The engines besides Chromium that are installed, as Debian's packages install them.
 *
 * @returns {{ name: 'firefox' | 'webkit', executablePath: string }[]}
 */
export function findEngines() {
  const firefox = onPath(['firefox-esr', 'firefox']).find(works);
  const driver = onPath(['WebKitWebDriver']).find(existsSync);
  const screen = onPath(['Xvfb']).find(existsSync);
  const miniBrowser =
    driver && screen && WEBKIT_FOLDERS.map((folder) => join(folder, 'MiniBrowser')).find(existsSync);
  return [
    ...(firefox ? [{ name: /** @type {const} */ ('firefox'), executablePath: firefox }] : []),
    ...(miniBrowser ? [{ name: /** @type {const} */ ('webkit'), executablePath: miniBrowser }] : []),
  ];
}

/**
 * Finds a browser. Without one, it installs Playwright's. As root on Debian, it installs the headless shell, unless that
 * or Playwright's browser is there.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isFull = found !== null && !process.env['CHROME_PATH'] && onPath(FULL_BROWSERS).includes(found);
  if (found !== null && !(isFull && canUseApt)) return found;
  if (found === null) {
    console.log('No Chromium or Chrome found. Installing one …');
    await runNode([commandScript('@playwright/test', 'playwright'), 'install', 'chromium']);
  }
  if (canUseApt && (isFull || (await findBrowser()) === null)) await installHeadlessShell();
  const installed = await findBrowser();
  if (installed !== null) return installed;
  const command = existsSync('/usr/bin/apt-get')
    ? `sudo apt-get install --yes ${HEADLESS_SHELL}`
    : 'npx playwright install --with-deps chromium';
  throw new UserError(`No browser could be installed. Run this once, or set CHROME_PATH:\n\n  ${command}\n`);
}

async function installHeadlessShell() {
  console.log(`Installing ${HEADLESS_SHELL} …`);
  const install = `apt-get install -qq --yes ${HEADLESS_SHELL}`;
  await run('sh', ['-c', `${install} || (apt-get update -qq && ${install})`]);
}

function systemBrowsers() {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform === 'win32')
    return WINDOWS_FOLDERS.map((folder) => join(process.env[folder] ?? '', WINDOWS_PATH));
  return onPath([HEADLESS_SHELL, ...FULL_BROWSERS]);
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * On Linux an installed browser may lack libraries. Elsewhere --version would open a window.
 *
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0;
}
