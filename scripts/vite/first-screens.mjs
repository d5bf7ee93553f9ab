// @ts-check
import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { renderPages } from './render-pages.mjs';
import { withServerRenderer } from './server-render.mjs';

/** Sections of a page that a window may show before scrolling. */
const SECTIONS = 2;
/** The app renders the other sections of Home later. */
const SECTIONS_OF_HOME = 1;
/** Parts that depend on the account, the address or the time. */
const NOT_PRERENDERABLE = 'form, [role=timer]';

/**
 * Renders the first screen of each page that has no such parts into files, for the boot script to show to signed-in
 * visitors while the app loads: one while the visitor's offer runs and one for later. The pages are rendered as a
 * public site's are, without a user.
 *
 * @param {{ root: string, define?: Record<string, unknown> }} config
 */
export async function renderFirstScreens({ root, define }) {
  /** @param {boolean} showsOffer */
  async function renderScreens(showsOffer) {
    const publicSite = { url: '', year: new Date().getFullYear(), showsOffer };
    const settings = { root, define: { ...define, __PUBLIC_SITE__: JSON.stringify(publicSite) } };
    return await withServerRenderer(settings, async (renderer) => {
      /** @type {typeof import('../../src/boot/first-screen')} */
      const { firstScreenName } = await renderer.load('/src/boot/first-screen.ts');
      const pages = await renderPages(renderer);
      return pages.flatMap(({ path, hoisted, screen }) => {
        const name = firstScreenName(path);
        const html = firstScreen(hoisted + screen, name === 'home' ? SECTIONS_OF_HOME : SECTIONS);
        return html === null ? [] : [{ path, name, html }];
      });
    });
  }
  const screens = await renderScreens(true);
  const htmlOf = new Map(screens.map(({ name, html }) => [name, html]));
  for (const { name, html } of await renderScreens(false)) htmlOf.set(`ended-${name}`, html);
  const all = [...htmlOf];
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 8);
  const prefix = `assets/first-screen-${hash}-`;
  return {
    files: all.map(([name, html]) => ({ fileName: `${prefix}${name}.json`, source: JSON.stringify(html) })),
    /** See BootFiles in src/boot/start-boot.ts. */
    bootFiles: [`/${prefix}`, ...screens.map(({ path }) => path.toLowerCase())].join(' '),
  };
}

/**
 * @param {string} page
 * @param {number} count of sections
 */
function firstScreen(page, count) {
  const { body, head } = new JSDOM(page).window.document;
  for (const meta of head.querySelectorAll('meta')) meta.remove();
  const sections = body.querySelectorAll('main > section');
  for (const section of [...sections].slice(count)) section.remove();
  for (const part of body.querySelectorAll('main ~ *, template, script')) part.remove();
  if (sections.length === 0 || body.querySelector(NOT_PRERENDERABLE)) return null;
  return (head.innerHTML + body.innerHTML).replaceAll(/<!--.*?-->/g, '');
}
