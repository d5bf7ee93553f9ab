// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from './child-process.mjs';
import { commandScript } from './project.mjs';
import { UserError } from './user-error.mjs';

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WEBKIT_FOLDERS = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}`),
);
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PATH = String.raw`Google\Chrome\Application\chrome.exe`;

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

/** Finds a browser. Without one, it installs Playwright's or, as root on Debian, the system's. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== null) return found;
  console.log('No Chromium or Chrome found. Installing one …');
  await runNode([commandScript('@playwright/test', 'playwright'), 'install', 'chromium']);
  const hasApt = existsSync('/usr/bin/apt-get');
  if ((await findBrowser()) === null && hasApt && process.getuid?.() === 0)
    await run('sh', ['-c', 'apt-get update && apt-get install --yes chromium']);
  const installed = await findBrowser();
  if (installed !== null) return installed;
  const command = hasApt
    ? 'sudo apt-get install --yes chromium'
    : 'npx playwright install --with-deps chromium';
  throw new UserError(`No browser could be installed. Run this once, or set CHROME_PATH:\n\n  ${command}\n`);
}

function systemBrowsers() {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform === 'win32')
    return WINDOWS_FOLDERS.map((folder) => join(process.env[folder] ?? '', WINDOWS_PATH));
  return onPath(LINUX_NAMES);
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
