import react from '@vitejs/plugin-react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createServer, type Plugin } from 'vite';
import { posts } from './posts.ts';

/** Runs a module of the site in Node. */
export type LoadModule = (url: string) => Promise<any>;

/** Lets `work` run the site's modules during a build, which has no server for it. */
export async function withSiteModules<Result>(
  { root, define = {} }: { root: string; define?: Record<string, unknown> },
  work: (load: LoadModule) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root,
    define,
    appType: 'custom',
    logLevel: 'error',
    plugins: [posts(), react(), withoutSearchIndex()],
    resolve: { tsconfigPaths: true },
    // This server only loads modules: no clients, no file watching, no dependency optimizer.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    cacheDir: 'node_modules/.vite-server-render',
  });
  try {
    return await work((url) => server.ssrLoadModule(url));
  } finally {
    await server.close();
  }
}

/** Waits for lazy components. */
export async function renderToHtml(element: ReactNode) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** The search index is built from pages rendered here, so it does not exist yet. */
function withoutSearchIndex(): Plugin {
  return {
    name: 'without-search-index',
    resolveId: (id) => (id === 'virtual:search-index' ? `\0${id}` : null),
    load: (id) => (id === '\0virtual:search-index' ? "export default '';" : null),
  };
}
