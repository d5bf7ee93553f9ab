import { join } from 'node:path';
import { defineConfig, normalizePath, type PluginOption } from 'vite';
import product from '../../../vite.config';

/** Plugins that a plain build does not have. */
const LEFT_OUT = new Set(['prerender-sign-in', 'split-icons']);
const SITE = normalizePath(join(import.meta.dirname, '../../../src/'));
/** Packages that files in this folder replace where the site imports them. */
const REPLACEMENTS = new Map([
  ['firebase/auth', 'firebase-auth.ts'],
  ['framer-motion', 'framer-motion.ts'],
]);

/** The same site as a plain build: one script, the whole motion library, Firebase with the pop-up resolver. */
export default defineConfig((env) => {
  const site = product(env);
  return {
    ...site,
    plugins: [replacePackages(), ...(site.plugins ?? []).filter((plugin) => !isLeftOut(plugin))],
    build: { ...site.build, rolldownOptions: { output: { codeSplitting: false } } },
  };
});

function replacePackages(): PluginOption {
  return {
    name: 'bench-replacements',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const replacement = REPLACEMENTS.get(source);
      return replacement && importer.startsWith(SITE) ? join(import.meta.dirname, replacement) : null;
    },
  };
}

function isLeftOut(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && LEFT_OUT.has(plugin.name);
}
