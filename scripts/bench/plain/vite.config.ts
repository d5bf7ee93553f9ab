import { join } from 'node:path';
import { defineConfig, normalizePath, type PluginOption } from 'vite';
import product from '../../../vite.config';

/** Plugins that a plain build does not have. */
const LEFT_OUT = new Set(['prerender-sign-in', 'split-icons']);
const SITE = normalizePath(join(import.meta.dirname, '../../../src/'));

/** The same site as a plain build: one script, with the whole motion library. */
export default defineConfig((env) => {
  const site = product(env);
  return {
    ...site,
    plugins: [wholeMotion(), ...(site.plugins ?? []).filter((plugin) => !isLeftOut(plugin))],
    build: { ...site.build, rolldownOptions: { output: { codeSplitting: false } } },
  };
});

function wholeMotion(): PluginOption {
  return {
    name: 'whole-motion',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== 'framer-motion' || !importer.startsWith(SITE)) return null;
      return join(import.meta.dirname, 'framer-motion.ts');
    },
  };
}

function isLeftOut(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && LEFT_OUT.has(plugin.name);
}
