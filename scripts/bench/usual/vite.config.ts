import { join } from 'node:path';
import { defineConfig, normalizePath, type PluginOption } from 'vite';
import product from '../../../vite.config';

/** What a site built the usual way does without. */
const UNUSUAL = new Set(['prerender-sign-in', 'split-icons']);
const SITE = normalizePath(join(import.meta.dirname, '../../../src/'));
/** Packages that a file beside this one stands in for where the site imports them. */
const STAND_INS = new Map([
  ['firebase/auth', 'firebase-auth.ts'],
  ['framer-motion', 'framer-motion.ts'],
]);

/** The same site, built the usual way: everything in one file at once, the whole motion library, `getAuth()`. */
export default defineConfig((env) => {
  const site = product(env);
  return {
    ...site,
    plugins: [standIns(), ...(site.plugins ?? []).filter((plugin) => !isUnusual(plugin))],
    build: { ...site.build, rolldownOptions: { output: { codeSplitting: false } } },
  };
});

function standIns(): PluginOption {
  return {
    name: 'bench-stand-ins',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const standIn = STAND_INS.get(source);
      return standIn && importer.startsWith(SITE) ? join(import.meta.dirname, standIn) : null;
    },
  };
}

function isUnusual(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && UNUSUAL.has(plugin.name);
}
