import type { Plugin } from 'vite';
import type { SearchIndex } from '../../src/features/reader';
import { brand } from '../../src/site/brand.ts';
import { fillTemplate } from './html.ts';

/** The file that src/features/search fetches. */
export const SEARCH_INDEX = 'search-index.json';

/** On the dev server, the browser renders everything, and the search index is made when it is requested. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        fillTemplate(html, {
          // Linked, because the page would be unstyled until the script that imports it runs.
          head: `<title>${brand.name}</title>
    <link rel="stylesheet" href="/src/styles/index.css" />
    <script type="module" src="/src/boot/boot.ts"></script>
    <script type="module" src="/src/entry-client.tsx"></script>`,
          body: '<div id="root"></div>',
        }),
    },
    configureServer(server) {
      let index: Promise<SearchIndex> | undefined;
      server.watcher.on('all', () => {
        index = undefined;
      });
      server.middlewares.use(`/${SEARCH_INDEX}`, (_request, response, next) => {
        index ??= server.ssrLoadModule('/scripts/prerender/search-index.ts').then(({ indexPages }) =>
          indexPages((path: string, error: unknown) => {
            // A page that does not render at the moment must not break the search over the others.
            server.config.logger.warn(`Not searchable for now: ${path} (${String(error)})`);
          }),
        );
        index.then((pages) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(pages));
        }, next);
      });
    },
  };
}
