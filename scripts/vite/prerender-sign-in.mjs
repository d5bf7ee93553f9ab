// @ts-check
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { criticalCss } from './critical-css.mjs';
import { detachApp } from './detach-app.mjs';
import { serverRenderer, withServerRenderer } from './server-render.mjs';

/** @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer */

const ROOT = '<div id="root"></div>';

/**
 * Writes the sign-in screen into index.html, with the styles that it needs, so that a first visitor sees it
 * before any script has run; what brings it to life is named to the boot script, which knows when. The dev server
 * gets only the part of it that no script ever renders.
 *
 * @param {import('../lib/site-env.mjs').SiteConfig} site
 * @returns {import('vite').Plugin}
 */
export function prerenderSignIn(site) {
  /** @type {import('vite').ResolvedConfig} */
  let config;

  return {
    name: 'prerender-sign-in',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, server }) {
        if (server) return withWelcome(html, await renderWelcome(serverRenderer(server)));
        const { hoisted, screen, welcome } = await withServerRenderer(config, renderSignIn);
        const { page, sheet, named } = detachApp(html, bundle, site);
        return withWelcome(page, welcome)
          .replace(/<title>.*?<\/title>/s, () => hoisted)
          .replace(ROOT, () => `<div id="root">${screen}</div>`)
          .replace('<script id="boot"', (tag) => {
            const critical = `<style>${criticalCss(sheet, screen + welcome)}</style>`;
            return `${critical}\n    ${tag}${attributes(named)}`;
          })
          .replace('</head>', (tag) => `${unscripted(named.styles)}\n  ${tag}`);
      },
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
  /** @type {typeof import('../../src/features/auth/screens/sign-in-welcome')} */
  const { SignInWelcome } = await load('/src/features/auth/screens/sign-in-welcome.tsx');
  return render(createElement(SignInWelcome));
}

/**
 * @param {string} html
 * @param {string} welcome
 */
function withWelcome(html, welcome) {
  return html.replace(ROOT, () => `${ROOT}\n    ${welcome}`);
}

/**
 * React puts what belongs into the head first.
 *
 * @param {string} html
 */
function splitHoisted(html) {
  const [hoisted = ''] = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s) ?? [];
  return { hoisted, screen: html.slice(hoisted.length) };
}

/** @param {Readonly<Record<string, string>>} named */
function attributes(named) {
  return Object.entries(named)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
}

/** @param {string} styles */
function unscripted(styles) {
  return `<noscript><link rel="stylesheet" href="${styles}" /></noscript>`;
}
