import { fileURLToPath } from 'node:url';
import { defineConfig, chromium as engine } from '@playwright/test';
import { brand } from '@/site/brand';
import { findBrowser, HEADLESS_ARGS } from '../scripts/lib/browser.ts';
import { siteUrl } from './support/local-site';

const executablePath = findBrowser();
const chromium = {
  launchOptions: {
    // Without a path, Playwright starts its own headless shell.
    ...(executablePath === null || executablePath === engine.executablePath() ? {} : { executablePath }),
    args: [
      ...HEADLESS_ARGS,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
export default defineConfig({
  // All others test the sample, see docs/testing.md.
  testDir: brand.isSample ? '.' : 'own',
  // This folder needs a build with other settings.
  testIgnore: /[\\/]e2e[\\/]public[\\/]/,
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than CI's two cores, because a test often waits for its page.
  workers: 3,
  // A test that needed it is listed as flaky.
  retries: 1,
  // Generous, so that tests do not time out on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // A trace makes every test more than twice as long.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'chromium', use: chromium },
    // A public site, which signed-out visitors can read.
    { name: 'public', testDir: brand.isSample ? 'public' : 'public/own', testIgnore: [], use: chromium },
    // The tagged tests use nothing that only Chromium has.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      grep: /@engines/,
      use: { browserName },
    })),
  ],
  webServer: {
    // Without a shell in between, the servers stop when Playwright ends.
    command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/run.mjs preview`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    wait: { stdout: /Preview ready/ },
    // Includes the build.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
