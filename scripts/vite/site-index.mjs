// @ts-check
import { fileURLToPath } from 'node:url';
import { readSiteEnv } from '../lib/site-env.mjs';
import { indexPages } from './search-index.mjs';
import { withServerRenderer } from './server-render.mjs';

/**
 * Builds the search index outside a Vite build, for tests and the bench.
 *
 * @returns {ReturnType<typeof indexPages>}
 */
export function readSiteIndex() {
  const { local, ...site } = readSiteEnv({}).config;
  const define = { __SITE_CONFIG__: JSON.stringify(site), __LOCAL__: JSON.stringify(local) };
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return withServerRenderer({ root, define }, (renderer) => indexPages(renderer));
}
