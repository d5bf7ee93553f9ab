import { defineConfig } from '@playwright/test';
import { brand } from '@/site/brand';
import { PUBLIC_SITE_ENV } from '../../scripts/lib/env-files.mjs';
import shared from '../playwright.config';

const { webServer, testIgnore: _, projects = [], ...settings } = shared;
if (!webServer || Array.isArray(webServer)) throw new Error('The shared configuration starts one server.');

/** A public site, which signed-out visitors can read. */
export default defineConfig({
  ...settings,
  projects: projects.slice(0, 1),
  testDir: brand.isSample ? '.' : 'own',
  outputDir: '../../test-results',
  reporter: 'list',
  webServer: { ...webServer, env: PUBLIC_SITE_ENV },
});
