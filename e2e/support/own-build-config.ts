import { defineConfig } from '@playwright/test';
import { brand } from '@/site/brand';
import shared from '../playwright.config';

/** The shared configuration, adapted to a folder of specs that need a build with other settings. */
export function ownBuildConfig(env: Record<string, string>) {
  const { webServer, testIgnore: _, projects = [], ...settings } = shared;
  if (!webServer || Array.isArray(webServer)) throw new Error('The shared configuration starts one server.');
  return defineConfig({
    ...settings,
    projects: projects.slice(0, 1),
    testDir: brand.isSample ? '.' : 'own',
    outputDir: '../../test-results',
    reporter: 'list',
    webServer: { ...webServer, env },
  });
}
