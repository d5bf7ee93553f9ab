import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type PluginOption } from 'vite';
import product from '../../../vite.config';

/** What a site built the usual way does without. */
const UNUSUAL = new Set(['prerender-sign-in', 'split-icons', 'head-links']);
/** Modules of the site that a file of the same name beside this one stands in for. */
const STAND_INS = ['/src/integrations/firebase-app.ts', '/src/ui/motion.tsx'];

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
    load(id) {
      const module = STAND_INS.find((ending) => id.endsWith(ending));
      return module ? readFileSync(join(import.meta.dirname, basename(module)), 'utf8') : null;
    },
  };
}

function isUnusual(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && UNUSUAL.has(plugin.name);
}
