import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { SearchIndex } from '../../src/features/reader';
import { brand } from '../../src/site/brand.ts';
import { SEARCH_INDEX_PATH } from '../../src/site/paths.ts';
import { fillTemplate } from '../prerender/html.ts';

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
      server.middlewares.use(SEARCH_INDEX_PATH, (_request, response, next) => {
        index ??= server
          .ssrLoadModule('/scripts/prerender/search-index.ts')
          .then(({ indexPages }) => indexPages());
        index.then((pages) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(pages));
        }, next);
      });
    },
  };
}

/**
 * A set of react-icons is one module, so the first script would have every icon of the site. This plugin turns a set into
 * a list of modules with one icon each, so that a page downloads its own.
 */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]react-icons[\\/](?!lib)\w+[\\/]index\.mjs(\?\w+)?$/ },
      handler(id) {
        const [file = '', name] = id.split('?');
        const [imports = '', ...icons] = readFileSync(file, 'utf8').split('export function ');
        const code =
          name === undefined
            ? icons.map(reexport).join('')
            : `${imports}export function ${icons.find((icon) => icon.startsWith(`${name} `))}`;
        return { code, moduleSideEffects: false };
      },
    },
  };
}

function reexport(icon: string) {
  const [name] = icon.split(' ', 1);
  return `export { ${name} } from './index.mjs?${name}';`;
}
