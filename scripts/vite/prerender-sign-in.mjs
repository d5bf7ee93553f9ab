// @ts-check
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { criticalCss } from './critical-css.mjs';
import { serverRenderer, withServerRenderer } from './server-render.mjs';

/** @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer */

const ROOT = '<div id="root"></div>';

/** What a session's first page needs beside the entry: fetched by the boot script before that has run. */
const SESSION_MODULES = ['src/app/signed-in-site.tsx', 'src/integrations/auth-client.ts'];
const HOME_MODULE = 'src/pages/home/home-page.tsx';

/**
 * Writes the sign-in screen into index.html, with the styles that it needs, so that a first visitor sees it
 * before any script has run. The dev server gets only the part of it that no script ever renders.
 *
 * @returns {import('vite').Plugin}
 */
export function prerenderSignIn() {
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
        const { sheet, link } = stylesheet(html, bundle);
        return withWelcome(html, welcome)
          .replace(/<title>.*?<\/title>/s, () => hoisted)
          .replace(link, () => `<style>${criticalCss(sheet, screen + welcome)}</style>`)
          .replace(ROOT, () => `<div id="root">${screen}</div>`)
          .replace('</body>', () => `${link}\n  </body>`)
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace(
            '<script id="boot"',
            `<script id="boot" data-session="${files(bundle, SESSION_MODULES)}" data-home="${files(bundle, [HOME_MODULE])}"`,
          );
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
  /** @type {typeof import('../../src/auth/sign-in-welcome')} */
  const { SignInWelcome } = await load('/src/auth/sign-in-welcome.tsx');
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

/**
 * @param {string} html
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function stylesheet(html, bundle) {
  const [link, file] = html.match(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/) ?? [];
  const asset = file && bundle[file];
  if (!link || !asset || asset.type !== 'asset')
    throw new Error('index.html links no stylesheet of this build.');
  return { link, sheet: String(asset.source) };
}

/**
 * The chunks of some modules and all that those import, less what the entry brings along.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} modules
 */
function files(bundle, modules) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  /** @param {string} file @param {Set<string>} seen */
  function walk(file, seen) {
    if (seen.has(file)) return seen;
    seen.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) walk(next, seen);
    return seen;
  }
  const entry = chunks.find(({ isEntry }) => isEntry);
  const known = entry ? walk(entry.fileName, new Set()) : new Set();
  const wanted = chunks.filter(({ facadeModuleId }) =>
    modules.some((name) => facadeModuleId?.endsWith(`/${name}`)),
  );
  const found = new Set();
  for (const { fileName } of wanted) walk(fileName, found);
  return [...found].filter((file) => !known.has(file)).join(' ');
}
