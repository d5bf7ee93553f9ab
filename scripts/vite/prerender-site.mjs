// @ts-check
import { criticalCss } from './critical-css.mjs';
import { feedFiles } from './feeds.mjs';
import { dataAttributes, noscriptStyles, ROOT } from './prerender-sign-in.mjs';
import { renderPages } from './render-pages.mjs';
import { withServerRenderer } from './server-render.mjs';
import { drawShareImage } from './share-image.mjs';
import { reachable, splitEntry, urls } from './split-entry.mjs';

/**
 * @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer
 * @typedef {import('./site-description').DescribedPage} DescribedPage
 * @typedef {DescribedPage & { hoisted: string, screen: string, modules: readonly string[], head: string }} RenderedPage
 */

const NOSCRIPT = /\s*<noscript>.*?<\/noscript>/s;
/** The tags of index.html that each page replaces with its own. */
const PAGE_TAGS = /\s*<meta (?:property="og:|name="twitter:)[^>]*>/g;
const SITE_MODULES = ['/src/app/signed-in-site.tsx', '/src/layout/shell-parts.ts'];

const ARTICLE_MODULES = ['/src/pages/blog/load-article.tsx'];

/** Modules whose dynamic imports are pages. */
const PAGE_LOADERS = [
  '/src/app/routes.tsx',
  '/src/features/auth/load-screens.ts',
  '/src/features/search/load-search.ts',
];

/**
 * For a public site: writes one HTML file per address, with its content, critical CSS, tags for search engines and
 * link previews, and a share image; also 404.html, sitemap.xml and robots.txt.
 *
 * @param {import('../lib/site-env.mjs').SiteConfig} site
 * @returns {import('vite').Plugin}
 */
export function prerenderSite(site) {
  const siteUrl = site.siteUrl ?? '';
  /** @type {import('vite').ResolvedConfig} */
  let config;
  /** @type {ReturnType<typeof splitEntry>} */
  let entry;

  return {
    name: 'prerender-site',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, server }) {
        if (server) return html;
        entry = splitEntry(html, bundle, site);
        return entry.page;
      },
    },
    async generateBundle(_options, bundle) {
      const loaded = PAGE_LOADERS.flatMap(
        (id) => this.getModuleInfo(config.root + id)?.dynamicallyImportedIds ?? [],
      );
      const { pages, files } = await withServerRenderer(config, (renderer) =>
        renderSite(renderer, { modules: loaded, root: config.root, siteUrl }),
      );
      for (const page of pages) {
        const modules = [...page.modules, ...SITE_MODULES.map((id) => config.root + id)];
        const html = pageHtml(entry, page, modules, bundle);
        files[page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`] = html;
        if (page.image !== null)
          this.emitFile({ type: 'asset', fileName: page.image.slice(1), source: await drawShareImage(page) });
      }
      delete bundle['index.html'];
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * @param {ReturnType<typeof splitEntry>} entry
 * @param {RenderedPage} page
 * @param {readonly string[]} modules that the page runs besides the entry
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function pageHtml(
  { page: template, css, bootFiles },
  { path, head, hoisted, screen, needsScript },
  modules,
  bundle,
) {
  const chunks = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => modules.includes(id)),
  );
  const wanted = reachable(
    bundle,
    chunks.map(({ fileName }) => fileName),
  );
  const app = [...new Set([...bootFiles.app.split(' '), ...urls([...wanted]).split(' ')])].join(' ');
  return template
    .replace(/<title>.*?<\/title>/s, () => fontPreloads(bootFiles.font) + hoisted)
    .replace('href="#boot-loading"', `href="#${idBelowFold(screen)}"`)
    .replaceAll(PAGE_TAGS, '')
    .replace(NOSCRIPT, (notice) => (needsScript ? notice : ''))
    .replace(ROOT, () => `<div id="root" data-path="${path}">${screen}</div>`)
    .replace('<script id="boot"', (tag) => {
      const critical = `<style>${criticalCss(css, screen)}</style>`;
      // `app` already contains the chunks of the page, and the app loads the auth client after hydration.
      const files = { ...bootFiles, app, auth: '', session: '', page: '', font: '' };
      return `${head}\n    ${critical}\n    ${tag}${dataAttributes(files)}`;
    })
    .replace('</head>', (tag) => `${noscriptStyles(bootFiles.styles)}\n  ${tag}`);
}

/**
 * The first id after the first two sections. The first paint of a long page need not wait for more.
 *
 * @param {string} screen
 */
function idBelowFold(screen) {
  const sections = screen.split('</section>');
  const rest = sections.slice(2).join('') || sections.at(-1) || '';
  return /\sid="([^"]+)"/.exec(rest)?.[1] ?? 'main';
}

/**
 * Preloads the fonts, because one that arrives after the first paint would shift the navbar.
 *
 * @param {string} fonts
 */
function fontPreloads(fonts) {
  return fonts
    .split(' ')
    .filter(Boolean)
    .map((href) => `<link rel="preload" as="font" href="${href}" crossorigin />\n    `)
    .join('');
}

/**
 * @param {ServerRenderer} renderer
 * @param {{ modules: readonly string[], root: string, siteUrl: string }} site with the dynamic imports that may be pages
 * @returns {Promise<{ pages: RenderedPage[], files: Record<string, string> }>}
 */
async function renderSite(renderer, { modules, root, siteUrl }) {
  /** @type {typeof import('../../src/app/routes')} */
  const { loadPage } = await renderer.load('/src/app/routes.tsx');
  /** @type {typeof import('./site-description')} */
  const description = await renderer.load('/scripts/vite/site-description.ts');
  const { describePage, headTags, NOT_FOUND_PATH, robotsTxt, sitemapXml } = description;

  /** @type {Map<unknown, string>} */
  const moduleOf = new Map();
  for (const id of modules) moduleOf.set((await renderer.load(id)).default, id);

  /** @param {DescribedPage} page */
  async function modulesOf({ path, post }) {
    if (post) return ARTICLE_MODULES.concat(`/src/posts/${post.slug}.mdx`).map((id) => root + id);
    const module = moduleOf.get((await loadPage(path)).default);
    if (module === undefined) throw new Error(`No module is known for the page at ${path}.`);
    return [module];
  }

  const pages = [];
  for (const rendered of await renderPages(renderer, [NOT_FOUND_PATH])) {
    const page = describePage(rendered, siteUrl);
    pages.push({ ...page, ...rendered, modules: await modulesOf(page), head: headTags(page, siteUrl) });
  }
  const files = {
    'sitemap.xml': sitemapXml(pages),
    'robots.txt': robotsTxt(siteUrl),
    ...(await feedFiles(renderer, siteUrl)),
  };
  return { pages, files };
}
