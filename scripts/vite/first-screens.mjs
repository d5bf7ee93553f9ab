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
 * Renders the first screen of every page into files of their own, for the boot script to show to signed-in visitors
 * while the app loads: one while the visitor's offer runs and one for later. The pages are rendered as a public site's
 * are, without a user.
 *
 * @param {{ root: string, define?: Record<string, unknown> }} config
 */
export async function renderFirstScreens({ root, define }) {
  /** @param {boolean} showsOffer */
  async function renderScreens(showsOffer) {
    const publicSite = { url: '', year: new Date().getFullYear(), showsOffer };
    const settings = { root, define: { ...define, __PUBLIC_SITE__: JSON.stringify(publicSite) } };
    const pages = await withServerRenderer(settings, renderPages);
    return pages.flatMap(({ path, hoisted, screen }) => {
      const html = firstScreen(hoisted + screen);
      return html === null ? [] : [{ name: nameOf(path), html }];
    });
  }
  const screens = await renderScreens(true);
  const laterScreens = (await renderScreens(false)).map(({ name, html }) => ({
    name: `ended-${name}`,
    html,
  }));
  const all = [...screens, ...laterScreens];
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 8);
  const prefix = `assets/first-screen-${hash}-`;
  return {
    files: all.map(({ name, html }) => ({
      fileName: `${prefix}${name}.json`,
      source: JSON.stringify(html),
    })),
    /** See BootFiles in src/boot/start-boot.ts. */
    bootFiles: [`/${prefix}`, ...screens.map(({ name }) => name)].join(' '),
  };
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(1).toLowerCase().replaceAll('/', '-') || 'home';
}

/** @param {string} page */
function firstScreen(page) {
  const { body, head } = new JSDOM(page).window.document;
  for (const meta of head.querySelectorAll('meta')) meta.remove();
  const sections = body.querySelectorAll('main > section');
  for (const section of [...sections].slice(SECTIONS)) section.remove();
  for (const part of body.querySelectorAll('main ~ *, template, script')) part.remove();
  if (sections.length === 0 || body.querySelector(NOT_YET_KNOWN)) return null;
  return (head.innerHTML + body.innerHTML).replaceAll(/<!--.*?-->/g, '');
}
