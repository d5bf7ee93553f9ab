// @ts-check
import react from '@vitejs/plugin-react';
import { prerender } from 'react-dom/static';
import { createServer } from 'vite';
import { posts } from './posts.mjs';
import { sampleAnalyses } from './sample-analyses.mjs';

/**
 * @typedef {object} ServerRenderer
 * @property {(url: string) => Promise<any>} load runs a module of src/ in Node
 * @property {(element: import('react').ReactNode) => Promise<string>} render waits for lazy components
 */

/**
 * Runs the site's modules in Node, outside a build, while `work` runs.
 *
 * @template Result
 * @param {{ root: string, define?: Record<string, unknown> }} settings
 * @param {(renderer: ServerRenderer) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withServerRenderer({ root, define = {} }, work) {
  const server = await createServer({
    configFile: false,
    root,
    define,
    appType: 'custom',
    logLevel: 'error',
    plugins: [posts(), react(), sampleAnalyses(), withoutSearchIndex()],
    resolve: { tsconfigPaths: true },
    // This server only loads modules: no clients, no file watching, no dependency optimizer.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    cacheDir: 'node_modules/.vite-server-render',
  });
  try {
    return await work(serverRenderer(server));
  } finally {
    await server.close();
  }
}

/**
 * @param {import('vite').ViteDevServer} server
 * @returns {ServerRenderer}
 */
export function serverRenderer(server) {
  return { load: (url) => server.ssrLoadModule(url), render: renderToHtml };
}

/** @param {import('react').ReactNode} element */
async function renderToHtml(element) {
  /** @type {unknown[]} */
  const errors = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** The search index is built from pages rendered here, so it does not exist yet. */
function withoutSearchIndex() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'without-search-index',
    resolveId: (id) => (id === 'virtual:search-index' ? `\0${id}` : null),
    load: (id) => (id === '\0virtual:search-index' ? "export default '';" : null),
  });
}
