import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { LOCAL_SITE_ENV } from '../scripts/lib/env-files.mjs';
import { E2E_REPORT } from '../scripts/lib/test-report.mjs';
import { siteUrl } from './support/local-site';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: '.',
  // Half an hour of a visit is asked for: npm run soak.
  testIgnore: process.env['SOAK_MINUTES'] ? [] : /[\\/]soak\.spec\.ts$/,
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/outlines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A busy machine must not turn a good change away; what needed a second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    browserName: 'chromium',
    baseURL: siteUrl,
    // Recording every step makes every test more than twice as long; a second try tells as much.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // What the engine compiles as a visit goes on would be taken for something that the site keeps.
        ...(process.env['SOAK_MINUTES'] ? ['--js-flags=--jitless'] : []),
      ],
    },
  },
  webServer: {
    // Without a shell in between, the servers notice when Playwright is gone and end themselves.
    command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/preview.mjs`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: LOCAL_SITE_ENV,
    wait: { stdout: /Preview ready/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
