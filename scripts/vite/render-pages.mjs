// @ts-check
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';

/**
 * Renders the app at every address of the route table. Paths that differ only in letter case are one page, because some
 * file systems ignore case. The route listed first names it: the list is reversed, and the last entry of a Map wins.
 *
 * @param {import('./server-render.mjs').ServerRenderer} renderer
 * @param {readonly string[]} [others] addresses outside of the route table
 */
export async function renderPages({ load, render }, others = []) {
  /** @type {typeof import('../../src/app/app')} */
  const { App } = await load('/src/app/app.tsx');
  /** @type {typeof import('../../src/app/all-routes')} */
  const { allRoutes } = await load('/src/app/all-routes.ts');
  /** @type {typeof import('../../src/site/paths')} */
  const { normalizePath } = await load('/src/site/paths.ts');

  const spellings = [...others, ...allRoutes.map(({ path }) => path).toReversed()];
  const pages = [];
  for (const path of new Map(spellings.map((path) => [normalizePath(path), path])).values()) {
    /** @param {{ children?: import('react').ReactNode }} props */
    const router = ({ children }) => createElement(StaticRouter, { location: path }, children);
    pages.push({ path, ...splitHoisted(await render(createElement(App, { router }))) });
  }
  return pages;
}

/**
 * Separates the tags for the head, which React renders first.
 *
 * @param {string} html
 */
export function splitHoisted(html) {
  const [hoisted = ''] = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s) ?? [];
  return { hoisted, screen: html.slice(hoisted.length) };
}
