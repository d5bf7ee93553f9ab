// @ts-check
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../../src/site/paths.ts';

/** @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer */
/** @typedef {{ path: string, head: string, html: string }} RenderedPage */

/**
 * Renders the app at every address of the route table.
 *
 * @param {ServerRenderer} renderer
 * @param {readonly string[]} [others] addresses outside of the route table
 * @returns {Promise<RenderedPage[]>}
 */
export async function renderPages(renderer, others = []) {
  /** @type {typeof import('../../src/app/routes')} */
  const { loadPage } = await renderer.load('/src/app/routes.tsx');
  /** @type {typeof import('../../src/app/all-routes')} */
  const { allRoutes } = await renderer.load('/src/app/all-routes.ts');
  const pages = [];
  for (const path of [...allRoutes.map((route) => route.path), ...others]) {
    // Loaded in advance, the page is rendered at once instead of its placeholder.
    await loadPage(path);
    pages.push({ path, ...(await renderApp(renderer, path, { path })) });
  }
  return pages;
}

/** @param {ServerRenderer} renderer */
export async function renderSignIn(renderer) {
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
