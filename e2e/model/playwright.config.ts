import { defineConfig } from '@playwright/test';
import { MODEL_SITE_ENV } from '../../scripts/lib/env-files.mjs';
import shared from '../playwright.config';

const { webServer, testIgnore: _, ...settings } = shared;
if (!webServer || Array.isArray(webServer)) throw new Error('The shared configuration starts one server.');

/** The tools with an AI model, in a build of its own. */
export default defineConfig({
  ...settings,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
  webServer: { ...webServer, env: MODEL_SITE_ENV },
});
