/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { localPorts } from './scripts/lib/local-ports.ts';
import { posts } from './scripts/lib/posts.ts';
import { distDir } from './scripts/lib/project.ts';
import { loadSiteConfig, readSiteEnv, siteConstants } from './scripts/lib/site-env.ts';
import { devServer, iconModules } from './scripts/lib/vite-plugins.ts';
import { buildApp } from './scripts/prerender/build-app.ts';
import { brand } from './src/site/brand.ts';

/** The first versions with light-dark(), which the color tokens are written in, and :has(). */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** Tools, search, and their reader have files of their own. */
const ofPages =
  /[\\/](react-icons[\\/]|src[\\/](?!features[\\/](tools[\\/](?!tool-frame)|search[\\/]|reader[\\/])))/;

/** What a build makes: the scripts of the browser, the first script of a page, and the server for prerendering. */
const environments: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      rolldownOptions: {
        input: { index: 'src/entry-client.tsx' },
        // Of the modules that a module only re-exports, loads those that are used: of 10,000 icons, 150.
        experimental: { lazyBarrel: true },
        // Keys and limits stand in one module without being loaded by pages that do not use them.
        optimization: { inlineConst: true },
        output: {
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'], priority: 3 },
              // With what they import: the auth client, and the shell of the site.
              { name: 'auth', test: /[\\/]auth[\\/]client[\\/]auth-client/, priority: 2 },
              { name: 'site', test: /[\\/]app[\\/]site\.tsx/, priority: 2 },
              // One file for what more pages use than the features have, and one for modules too small for a request each.
              { name: 'shared', test: ofPages, minShareCount: 12 },
              { name: 'shared', test: ofPages, minShareCount: 4, maxModuleSize: 900 },
            ],
          },
        },
      },
    },
  },
  boot: {
    consumer: 'client',
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/boot/boot.ts',
        treeshake: { propertyReadSideEffects: false },
        output: { format: 'iife' },
      },
    },
  },
  ssr: {
    build: {
      copyPublicDir: false,
      rolldownOptions: {
        input: 'scripts/prerender/prerender.ts',
        checks: { ineffectiveDynamicImport: false },
      },
    },
  },
};

/** All others test the sample, see docs/testing.md. */
const tests = `tests/${brand.isSample ? '' : '{own,boot,lib,ui,features/auth}/'}**/*.test.{ts,tsx}`;
const testsInNode = brand.isSample
  ? [
      'tests/{domain,scripts,site}/**/*.test.ts',
      'tests/features/{reader,search}/**/*.test.ts',
      'tests/pages/removals.test.tsx',
    ]
  : [];

export default defineConfig(({ command, mode }) => {
  // An invalid setting throws here; a running dev server prints it and keeps its previous settings.
  const config = mode === 'test' ? readSiteEnv({}) : loadSiteConfig(mode);

  return {
    plugins: [posts({ drafts: command === 'serve' && mode !== 'test' }), react(), devServer(), iconModules()],
    resolve: { tsconfigPaths: true },
    css: { postcss: { plugins: [tailwindcss()] } },
    define: { ...siteConstants(config), ...(command === 'serve' && { __BOOT_FILES__: 'null' }) },
    // All at the start: a dependency that is found later reloads the page, such as right after a login.
    optimizeDeps: { entries: ['src/entry-client.tsx'] },
    server: { host: '127.0.0.1', port: localPorts().dev, strictPort: true },
    build: {
      outDir: distDir,
      emptyOutDir: true,
      target: browsers,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    ...(command === 'build' && {
      builder: { buildApp: (builder) => buildApp(builder, config) },
      environments,
    }),
    test: {
      // In two groups, because a worker ends where the next file needs the other environment.
      projects: [
        { extends: true, test: { name: 'node', include: testsInNode, sequence: { groupOrder: 1 } } },
        {
          extends: true,
          test: { name: 'dom', environment: 'jsdom', include: [tests], exclude: testsInNode },
        },
      ],
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      mockReset: true,
      // A worker per file takes almost twice the time; tests/setup.ts keeps files apart.
      isolate: false,
      // A message logged while a worker ends would fail the run if it had to reach the main process.
      disableConsoleIntercept: true,
      // Generous, so that tests do not time out on a busy machine.
      testTimeout: 20_000,
      // By default Vitest leaves one core idle, which is half of a two-core machine.
      maxWorkers: '100%',
    },
  };
});
