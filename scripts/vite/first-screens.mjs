// @ts-check
import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { renderPages } from './render-pages.mjs';
import { withServerRenderer } from './server-render.mjs';

/** Sections of a page that a window may show before scrolling. */
const SECTIONS = 2;
/** Parts that depend on the session or the time. */
const NOT_YET_KNOWN = '[type=password], [role=timer]';

/**
 * Renders the first screen of every page into a file of its own, for the boot script to show to signed-in visitors
 * while the app loads. The pages are rendered as a public site's are, without a user.
 *
 * @param {{ root: string, define?: Record<string, unknown> }} config
 */
export async function renderFirstScreens({ root, define }) {
  const publicSite = { url: '', year: new Date().getFullYear() };
  const settings = { root, define: { ...define, __PUBLIC_SITE__: JSON.stringify(publicSite) } };
  const pages = await withServerRenderer(settings, renderPages);
  /** @type {Map<string, string>} */
  const screens = new Map();
  for (const { path, screen } of pages) {
    const html = firstScreen(screen);
    if (html !== null) screens.set(nameOf(path), html);
  }
  const hash = createHash('sha256')
    .update([...screens.values()].join(''))
    .digest('base64url')
    .slice(0, 8);
  const prefix = `assets/first-screen-${hash}-`;
  return {
    /** @type {readonly (readonly [string, string])[]} */
    files: [...screens].map(([name, html]) => [`${prefix}${name}.json`, JSON.stringify(html)]),
    names: [`/${prefix}`, ...screens.keys()].join(' '),
  };
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(1).toLowerCase().replaceAll('/', '-') || 'home';
}

/** @param {string} html */
function firstScreen(html) {
  const { body } = new JSDOM(html).window.document;
  const sections = body.querySelectorAll('main > section');
  for (const section of [...sections].slice(SECTIONS)) section.remove();
  for (const part of body.querySelectorAll('main ~ *, template, script')) part.remove();
  if (sections.length === 0 || body.querySelector(NOT_YET_KNOWN)) return null;
  return body.innerHTML.replaceAll(/<!--.*?-->/g, '');
}
