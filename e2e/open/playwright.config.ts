import { defineConfig } from '@playwright/test';
import { PUBLIC_SITE_ENV } from '../../scripts/lib/env-files.mjs';
import shared from '../playwright.config';

const { webServer, testIgnore: _, ...settings } = shared;
if (!webServer || Array.isArray(webServer)) throw new Error('The shared configuration starts one server.');

/** A public site, which signed-out visitors can read, in a build of its own. */
export default defineConfig({
  ...settings,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
  webServer: { ...webServer, env: PUBLIC_SITE_ENV },
});
