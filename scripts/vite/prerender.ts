import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../../src/boot/prerendered-page';
import { isSignInPath, pageFileName, paths } from '../../src/site/paths.ts';
import type { SiteConfig } from '../lib/site-env.mjs';
import { criticalCss } from './critical-css.ts';
import { feedFiles } from './feeds.ts';
import { renderPages, renderSignIn, renderWelcome } from './render-pages.ts';
import { type LoadModule, withSiteModules } from './server-render.ts';
import { drawShareImage } from './share-image.ts';
import { splitEntry } from './split-entry.ts';

/** Where index.html takes the rendered app. */
const ROOT = '<div id="root"></div>';
/** The notice of index.html, not the stylesheet for browsers without scripts. */
const NOTICE = /\s*<noscript>[^<]*<\/noscript>/;
/** The tags of index.html that each page of a public site replaces with its own. */
const PAGE_TAGS = /\s*<meta (?:property="og:|name="twitter:)[^>]*>/g;

/**
 * Renders the app for the first paint. Closed site: the sign-in screen, in index.html, and each page in a file that the
 * boot script fetches. Public site: one HTML file per address, with its tags for search engines and link previews and
 * a share image; also 404.html, sitemap.xml and robots.txt.
 */
export function prerender(site: SiteConfig): Plugin {
  let config: ResolvedConfig;
  let entry: ReturnType<typeof splitEntry>;

  return {
    name: 'prerender',
    // After the plugin that writes index.html.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, server }) {
        if (!server) {
          entry = splitEntry(html, bundle, site);
          return entry.page;
        }
        // On the dev server, only SignInWelcome is rendered, because the app does not render it.
        return site.publicSite
          ? html
          : withWelcome(html, await renderWelcome((url) => server.ssrLoadModule(url)));
      },
    },
    async generateBundle(_options, bundle) {
      const files = await withSiteModules(config, (load) =>
        site.publicSite ? publicFiles(load) : closedFiles(load),
      );
      delete bundle['index.html'];
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };

  async function closedFiles(load: LoadModule) {
    const all = await renderPages(load);
    // The pages of an account depend on it.
    const pages: PrerenderedPage[] = all.filter(({ path }) => !isSignInPath(path) && path !== paths.account);
    const hash = createHash('sha256').update(JSON.stringify(pages)).digest('base64url').slice(0, 8);
    const prefix = `assets/page-${hash}-`;

    const signIn = await renderSignIn(load);
    const welcome = await renderWelcome(load);
    const pathsOfPages = pages.map(({ path }) => path.toLowerCase()).join(' ');
    const files: Record<string, string | Uint8Array> = {
      'index.html': withWelcome(
        htmlOf(signIn.head, signIn.html, signIn.html + welcome, '', { pages: `/${prefix} ${pathsOfPages}` }),
        welcome,
      ),
    };
    for (const page of pages) files[`${prefix}${pageFileName(page.path)}.json`] = JSON.stringify(page);
    return files;
  }

  async function publicFiles(load: LoadModule) {
    const siteUrl = site.siteUrl ?? '';
    const tags: typeof import('./site-description') = await load('/scripts/vite/site-description.ts');
    const { describePage, headTags, NOT_FOUND_PATH, robotsTxt, sitemapXml } = tags;
    const rendered = await renderPages(load, [NOT_FOUND_PATH]);
    const pages = rendered.map((page) => ({ page, description: describePage(page, siteUrl) }));
    const files: Record<string, string | Uint8Array> = {
      'sitemap.xml': sitemapXml(pages.map(({ description }) => description)),
      'robots.txt': robotsTxt(siteUrl),
      ...(await feedFiles(load, siteUrl)),
    };
    const { app, site: siteScripts } = entry.bootFiles;
    const bootFiles = { app: `${app} ${siteScripts}`, site: '', auth: '', public: '' };
    for (const { page, description } of pages) {
      const { path, head, html } = page;
      const file = htmlOf(head, html, html, ` data-path="${path}"`, bootFiles);
      files[path === '/' ? 'index.html' : `${path.slice(1)}.html`] = file
        .replace('href="#boot-loading"', `href="#${idBelowFold(html)}"`)
        .replaceAll(PAGE_TAGS, '')
        .replace('<script id="boot"', (tag) => `${headTags(description, siteUrl)}\n    ${tag}`)
        .replace(NOTICE, (notice) => (description.needsScript ? notice : ''));
      if (description.image !== null) files[description.image.slice(1)] = await drawShareImage(description);
    }
    return files;
  }

  /**
   * @param root the content of #root
   * @param styled what the critical styles are for
   * @param attributes of #root
   * @param files see BootFiles in src/boot/start-boot.ts
   */
  function htmlOf(
    head: string,
    root: string,
    styled: string,
    attributes: string,
    files: Readonly<Record<string, string>>,
  ) {
    const { page, css, font, bootFiles } = entry;
    const data = Object.entries({ ...bootFiles, ...files })
      .map(([name, value]) => ` data-${name}="${value}"`)
      .join('');
    // A font that arrives after the first paint would shift the page, or lay it out twice.
    const fonts = root.includes('font-mono') ? [font, bootFiles.font] : [font];
    const preloads = fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin />`);
    return page
      .replace(/<title>.*?<\/title>/s, () => `${preloads.join('')}\n    ${head}`)
      .replace(ROOT, () => `<div id="root"${attributes}>${root}</div>`)
      .replace(
        '<script id="boot"',
        (tag) => `<style>${criticalCss(css, page + styled)}</style>\n    ${tag}${data}`,
      )
      .replace(
        '</head>',
        (tag) => `<noscript><link rel="stylesheet" href="${bootFiles.styles}" /></noscript>\n  ${tag}`,
      );
  }
}

function withWelcome(html: string, welcome: string) {
  return html.replace('<div id="boot-loading"', (tag) => `${welcome}\n    ${tag}`);
}

/** The first id after the first two sections. The first paint of a long page need not wait for more. */
function idBelowFold(screen: string) {
  const sections = screen.split('</section>');
  const rest = sections.slice(2).join('') || sections.at(-1) || '';
  return /\sid="([^"]+)"/.exec(rest)?.[1] ?? 'main';
}
