// @ts-check
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { readPage } from './page-text.mjs';
import { serverRenderer, withServerRenderer } from './server-render.mjs';

/**
 * @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer
 * @typedef {import('../../src/features/search/search-types').SearchIndex} SearchIndex
 */

const MODULE = 'virtual:search-index';
const DEV_URL = '/@search-index.json';

/**
 * Builds the search index from the text of the rendered pages. `virtual:search-index` exports its URL.
 *
 * @returns {import('vite').Plugin}
 */
export function searchIndex() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  /** @type {string} */
  let asset;

  return {
    name: 'search-index',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      const source = JSON.stringify(await withServerRenderer(config, indexPages));
      asset = this.emitFile({ type: 'asset', name: 'search-index.json', source });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const url =
        config.command === 'build' ? `import.meta.ROLLUP_FILE_URL_${asset}` : JSON.stringify(DEV_URL);
      return `export default ${url};`;
    },
    configureServer(server) {
      /** @type {Promise<SearchIndex> | undefined} */
      let index;
      server.watcher.on('all', () => {
        index = undefined;
      });
      server.middlewares.use(DEV_URL, (_request, response, next) => {
        index ??= indexPages(serverRenderer(server), (path) => {
          // A page with an error during development is left out; the others stay searchable.
          config.logger.warn(`Left out of the search index: ${path}`);
        });
        index.then((pages) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(pages));
        }, next);
      });
    },
  };
}

/**
 * @param {ServerRenderer} renderer
 * @param {(path: string, error: unknown) => void} [onBroken] called for a page that does not render
 * @returns {Promise<SearchIndex>}
 */
export async function indexPages(renderer, onBroken = rethrow) {
  /** @type {typeof import('../../src/site/paths')} */
  const { paths } = await renderer.load('/src/site/paths.ts');
  /** @type {typeof import('../../src/app/routes')} */
  const { routes } = await renderer.load('/src/app/routes.tsx');
  /** @type {ReadonlySet<string>} */
  const excluded = new Set([
    paths.login,
    paths.signup,
    paths.resetPassword,
    paths.account,
    paths.search,
    '*',
  ]);
  const pages = [];
  const seen = new Set();
  for (const { path, load } of routes) {
    if (excluded.has(path)) continue;
    try {
      const { default: Page } = await load();
      // A page with two addresses is indexed at the first.
      if (seen.has(Page)) continue;
      seen.add(Page);
      const html = await renderer.render(await withContexts(renderer, path, createElement(Page)));
      pages.push({ path, ...readPage(html) });
    } catch (error) {
      onBroken(path, error);
    }
  }
  return { pages };
}

/**
 * @param {string} path
 * @param {unknown} cause
 */
function rethrow(path, cause) {
  throw new Error(`The page at ${path} does not render on its own.`, { cause });
}

/**
 * @param {ServerRenderer} renderer
 * @param {string} path
 * @param {import('react').ReactNode} page
 */
async function withContexts(renderer, path, page) {
  /** @type {typeof import('../../src/features/auth/use-user')} */
  const { UserContext } = await renderer.load('/src/features/auth/use-user.ts');
  const visitor = { id: '', name: '', email: '', emailVerified: true, methods: [] };
  return createElement(
    StaticRouter,
    { location: path },
    createElement(UserContext, { value: visitor }, page),
  );
}
