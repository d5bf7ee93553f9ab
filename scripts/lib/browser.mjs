// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandScript } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { run, runNode } from './child-process.mjs';

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PATH = String.raw`Google\Chrome\Application\chrome.exe`;

/**
 * Looks for a Chromium: the one the environment names, Playwright's own, the system's.
 *
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const named = process.env['LUMENARY_BROWSER'] || process.env['CHROME_PATH'];
  if (named) {
    if (!works(named))
      throw new Refusal(`LUMENARY_BROWSER or CHROME_PATH names no working browser: ${named}`);
    return named;
  }
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...systemBrowsers()].find(works) ?? null;
}

/** Finds a browser and installs one if there is none. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== null) return found;
  console.log('No Chromium or Chrome was found; installing one …');
  await runNode([commandScript('@playwright/test', 'playwright'), 'install', 'chromium']);
  const installed = (await findBrowser()) ?? ((await installFromDebian()) ? await findBrowser() : null);
  if (installed === null) {
    throw new Refusal('No browser could be installed. Install Chrome, or name one in LUMENARY_BROWSER.');
  }
  return installed;
}

async function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  /** @param {readonly string[]} args */
  const aptGet = (args) =>
    run('env', [...(isRoot ? [] : ['sudo', '-n']), 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  return (await aptGet(['update'])) === 0 && (await aptGet(['install', '--yes', 'chromium'])) === 0;
}

function systemBrowsers() {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform === 'win32') {
    return WINDOWS_FOLDERS.map((folder) => join(process.env[folder] ?? '', WINDOWS_PATH));
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * On Linux a browser can be there and still lack libraries. Elsewhere asking for the version would open a window.
 *
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0;
}
