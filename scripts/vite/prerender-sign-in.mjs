// @ts-check
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { criticalCss } from './critical-css.mjs';
import { renderFirstScreens } from './first-screens.mjs';
import { splitHoisted } from './render-pages.mjs';
import { splitEntry } from './split-entry.mjs';
import { serverRenderer, withServerRenderer } from './server-render.mjs';

/** @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer */

/** Where index.html takes the rendered app. */
export const ROOT = '<div id="root"></div>';

/**
 * Renders the sign-in screen and its critical CSS into index.html, so that it is visible before any script has run,
 * and writes the files of the first screens.
 * The boot script gets the URLs of the app's files and decides when to load them. On the dev server, only
 * SignInWelcome is rendered, because the app does not render it.
 *
 * @param {import('../lib/site-env.mjs').SiteConfig} site
 * @returns {import('vite').Plugin}
 */
export function prerenderSignIn(site) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  /** @type {Awaited<ReturnType<typeof renderFirstScreens>>} */
  let firstScreens;

  return {
    name: 'prerender-sign-in',
    // After the plugin that writes index.html.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, server }) {
        if (server) return withWelcome(html, await renderWelcome(serverRenderer(server)));
        const { hoisted, screen, welcome } = await withServerRenderer(config, renderSignIn);
        firstScreens = await renderFirstScreens(config);
        const { page, css, bootFiles } = splitEntry(html, bundle, site);
        const files = { ...bootFiles, 'first-screens': firstScreens.bootFiles };
        return withWelcome(page, welcome)
          .replace(/<title>.*?<\/title>/s, () => hoisted)
          .replace(ROOT, () => `<div id="root">${screen}</div>`)
          .replace('<script id="boot"', (tag) => {
            const critical = `<style>${criticalCss(css, screen + welcome)}</style>`;
            return `${critical}\n    ${tag}${dataAttributes(files)}`;
          })
          .replace('</head>', (tag) => `${noscriptStyles(bootFiles.styles)}\n  ${tag}`);
      },
    },
    generateBundle() {
      for (const file of firstScreens.files) this.emitFile({ type: 'asset', ...file });
    },
  };
}

/** @param {ServerRenderer} renderer */
async function renderSignIn(renderer) {
  /** @type {typeof import('../../src/app/app')} */
  const { App } = await renderer.load('/src/app/app.tsx');
  /** @type {typeof import('../../src/site/paths')} */
  const { paths } = await renderer.load('/src/site/paths.ts');
  /** @param {{ children?: import('react').ReactNode }} props */
  const router = ({ children }) => createElement(StaticRouter, { location: paths.login }, children);
  const screen = splitHoisted(await renderer.render(createElement(App, { router })));
  return { ...screen, welcome: await renderWelcome(renderer) };
}

/** @param {ServerRenderer} renderer */
async function renderWelcome({ load, render }) {
  /** @type {typeof import('../../src/app/sign-in-welcome')} */
  const { SignInWelcome } = await load('/src/app/sign-in-welcome.tsx');
  return render(createElement(SignInWelcome));
}

/**
 * @param {string} html
 * @param {string} welcome
 */
function withWelcome(html, welcome) {
  return html.replace(ROOT, () => `${ROOT}\n    ${welcome}`);
}

/** @param {Readonly<Record<string, string>>} values by name */
export function dataAttributes(values) {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
}

/** @param {string} styles */
export function noscriptStyles(styles) {
  return `<noscript><link rel="stylesheet" href="${styles}" /></noscript>`;
}
