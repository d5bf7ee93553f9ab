import { join } from 'node:path';
import { defineConfig, normalizePath, type PluginOption } from 'vite';
import siteConfig from '../../vite.config';

const WHOLE_MOTION = '\0whole-motion';
const SITE = normalizePath(join(import.meta.dirname, '../../src/'));

/** The same site as a plain build: one script, with the whole motion library, nothing prerendered. */
export default defineConfig((env) => {
  const site = siteConfig(env);
  return {
    ...site,
    plugins: [wholeMotion(), ...(site.plugins ?? []).filter((plugin) => !isPrerender(plugin))],
    build: { ...site.build, rolldownOptions: { output: { codeSplitting: false } } },
  };
});

/** Replaces the motion library's lazy parts: all features are in the bundle, so there is nothing to load. */
function wholeMotion(): PluginOption {
  return {
    name: 'whole-motion',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === 'framer-motion' && importer.startsWith(SITE) ? WHOLE_MOTION : null,
    load: (id) =>
      id === WHOLE_MOTION
        ? `export * from 'framer-motion';
           export { motion as m } from 'framer-motion';
           export const LazyMotion = ({ children }) => children;`
        : null,
  };
}

function isPrerender(plugin: PluginOption): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'prerender';
}
