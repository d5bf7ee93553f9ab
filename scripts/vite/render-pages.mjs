// @ts-check
import { createElement } from 'react';
import { matchPath, StaticRouter } from 'react-router-dom';

/** @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer */
/** @typedef {{ path: string, head: string, html: string, modules: readonly string[] }} RenderedPage */

const ARTICLE_MODULE = '/src/pages/blog/load-article.tsx';

/**
 * Renders the app at every address of the route table. Paths that differ only in letter case are one page, because some
 * file systems ignore case. The route listed first names it: the list is reversed, and the last entry of a Map wins.
 *
 * @param {ServerRenderer} renderer
 * @param {readonly string[]} modules that may be pages
 * @param {readonly string[]} [others] addresses outside of the route table
 * @returns {Promise<RenderedPage[]>}
 */
export async function renderPages(renderer, modules, others = []) {
  /** @type {typeof import('../../src/app/routes')} */
  const { loadPage } = await renderer.load('/src/app/routes.tsx');
  /** @type {typeof import('../../src/app/all-routes')} */
  const { allRoutes } = await renderer.load('/src/app/all-routes.ts');
  /** @type {typeof import('../../src/site/paths')} */
  const { ARTICLE_ROUTE, normalizePath } = await renderer.load('/src/site/paths.ts');
  /** @type {Map<unknown, string>} */
  const moduleOf = new Map();
  for (const id of modules) moduleOf.set((await renderer.load(id)).default, id);

  const spellings = [...others, ...allRoutes.map(({ path }) => path).toReversed()];
  const pages = [];
  for (const path of new Map(spellings.map((path) => [normalizePath(path), path])).values()) {
    const slug = matchPath(ARTICLE_ROUTE, path)?.params.slug;
    const module = moduleOf.get((await loadPage(path)).default) ?? '';
    const modulesOfPage = slug === undefined ? [module] : [ARTICLE_MODULE, `/src/posts/${slug}.mdx`];
    pages.push({ path, modules: modulesOfPage, ...(await renderApp(renderer, path, { path })) });
  }
  return pages;
}

/** @param {ServerRenderer} renderer */
export async function renderSignIn(renderer) {
  /** @type {typeof import('../../src/site/paths')} */
  const { paths } = await renderer.load('/src/site/paths.ts');
  return renderApp(renderer, paths.login, 'sign-in');
}

/** @param {ServerRenderer} renderer */
export async function renderWelcome({ load, render }) {
  /** @type {typeof import('../../src/app/sign-in-welcome')} */
  const { SignInWelcome } = await load('/src/app/sign-in-welcome.tsx');
  return render(createElement(SignInWelcome));
}

/**
 * @param {ServerRenderer} renderer
 * @param {string} location
 * @param {import('../../src/boot/hydration').Prerendered} prerendered
 */
async function renderApp({ load, render }, location, prerendered) {
  /** @type {typeof import('../../src/app/app')} */
  const { App } = await load('/src/app/app.tsx');
  /** @param {{ children?: import('react').ReactNode }} props */
  const router = ({ children }) => createElement(StaticRouter, { location }, children);
  const screen = await render(createElement(App, { router, prerendered }));
  // React renders the tags for the head first.
  const [head = ''] = screen.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s) ?? [];
  return { head, html: screen.slice(head.length) };
}
