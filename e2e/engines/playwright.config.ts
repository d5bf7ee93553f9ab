import { defineConfig } from '@playwright/test';
import { findEngines } from '../../scripts/lib/browser.mjs';
import shared from '../playwright.config';
import type { EngineOptions } from './visitor';

const { webServer, expect } = shared;

/** A few journeys in other engines than Chromium, in each that is installed. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  ...(expect && { expect }),
  reporter: 'list',
  ...(webServer && { webServer }),
  projects: findEngines().map(({ name, executablePath }) => ({
    name,
    use: { engine: { name, executablePath } },
  })),
});
