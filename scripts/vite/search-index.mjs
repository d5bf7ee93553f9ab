// @ts-check
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { readSiteEnv, siteConstants } from '../lib/site-env.mjs';
import { serverRenderer, withServerRenderer } from './server-render.mjs';

/**
 * @typedef {import('./server-render.mjs').ServerRenderer} ServerRenderer
 * @typedef {import('../../src/features/search/search-index').SearchIndex} SearchIndex
 */

const MODULE = 'virtual:search-index';
const DEV_URL = '/@search-index.json';

const HEADING = 'h1, h2, h3, h4, summary';
const SECTIONING = 'section, article, header, li, details';
const IGNORED = 'script, style, template, svg, select, textarea, [aria-hidden="true"], [data-search="skip"]';
const EXAMPLE = '[data-search="example"]';
const INLINE = new Set(['A', 'ABBR', 'B', 'EM', 'I', 'KBD', 'MARK', 'S', 'STRONG', 'SUB', 'SUP']);
const BREAK = '\u241e';
/** Separated from the text that follows by a dot instead of a space. */
const ITEMS = new Set(['A', 'DD', 'DIV', 'LI', 'P', 'TD', 'TH', 'TR']);
/** Ids in our markup; those from React's useId change from build to build. */
const STABLE_ID = /^[a-z][a-z0-9-]*$/;

/**
 * Indexes the rendered pages for the search in the browser. `virtual:search-index` exports the URL of the JSON.
 *
 * @returns {import('vite').Plugin}
 */
export function searchIndex() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  /** @type {string} */
  let asset;

  return {
    name: 'search-index',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      const define = { ...config.define, __PRERENDERS_OFFER__: 'false' };
      const source = JSON.stringify(await withServerRenderer({ root: config.root, define }, indexPages));
      asset = this.emitFile({ type: 'asset', name: 'search-index.json', source });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const url =
        config.command === 'build' ? `import.meta.ROLLUP_FILE_URL_${asset}` : JSON.stringify(DEV_URL);
      return `export default ${url};`;
    },
    configureServer(server) {
      /** @type {Promise<SearchIndex> | undefined} */
      let index;
      server.watcher.on('all', () => {
        index = undefined;
      });
      server.middlewares.use(DEV_URL, (_request, response, next) => {
        index ??= indexPages(serverRenderer(server), (path, error) => {
          // A page that does not render at the moment must not break the search over the others.
          config.logger.warn(`Not searchable for now: ${path} (${String(error)})`);
        });
        index.then((pages) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(pages));
        }, next);
      });
    },
  };
}

/**
 * @param {ServerRenderer} renderer
 * @param {(path: string, error: unknown) => void} [onBroken] called for a page that does not render
 * @returns {Promise<SearchIndex>}
 */
export async function indexPages(renderer, onBroken) {
  /** @type {typeof import('../../src/site/paths')} */
  const { paths } = await renderer.load('/src/site/paths.ts');
  /** @type {typeof import('../../src/app/all-routes')} */
  const { allRoutes } = await renderer.load('/src/app/all-routes.ts');
  /** @type {ReadonlySet<string>} */
  const unsearched = new Set([
    paths.login,
    paths.signup,
    paths.resetPassword,
    paths.account,
    paths.search,
    // The same page as /.
    paths.homeNamed,
  ]);
  /** @type {import('../../src/features/search/search-index').IndexedPage[]} */
  const pages = [];
  for (const { path, load } of allRoutes) {
    if (unsearched.has(path)) continue;
    try {
      const { default: Page } = await load();
      const html = await renderer.render(await withContexts(renderer, path, createElement(Page)));
      pages.push({ path, ...readPage(html) });
    } catch (error) {
      if (!onBroken) throw new Error(`The page at ${path} does not render on its own.`, { cause: error });
      onBroken(path, error);
    }
  }
  /** @type {typeof import('../../src/site/questions')} */
  const { questions } = await renderer.load('/src/site/questions/index.ts');
  // Short pages first: those that repeat each other are then close enough to compress.
  pages.sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  return {
    pages,
    questions: questions.map(({ question, also, answer, to }) => ({
      wordings: [question, ...also],
      answer,
      to,
    })),
  };
}

/**
 * @param {ServerRenderer} renderer
 * @param {string} path
 * @param {import('react').ReactNode} page
 */
async function withContexts(renderer, path, page) {
  /** @type {typeof import('../../src/features/auth/use-user')} */
  const { UserContext } = await renderer.load('/src/features/auth/use-user.ts');
  const visitor = { id: '', name: '', email: '', emailVerified: true, methods: [] };
  return createElement(
    StaticRouter,
    { location: path },
    createElement(UserContext, { value: visitor }, page),
  );
}

/**
 * Splits a rendered page into its headings and the visible text below each.
 *
 * @param {string} html
 */
export function readPage(html) {
  const { document } = new JSDOM(html).window;
  /** @type {{ anchor: string, eyebrow: string, heading: string, text: string, example: string }[]} */
  const parts = [];
  /** Whether a heading follows: an eyebrow above it belongs to the coming part. */
  let headingAhead = false;
  let eyebrow = '';
  let inExample = false;

  /** @param {Node} node */
  function walk(node) {
    if (node.nodeType === node.TEXT_NODE) append(node.textContent ?? '');
    if (!isElement(node) || node.matches(IGNORED)) return;
    if (isHeading(node)) {
      parts.push({ anchor: anchorOf(node), eyebrow, heading: tidy(wordsOf(node)), text: '', example: '' });
      headingAhead = false;
      eyebrow = '';
      return;
    }
    if (isButton(node)) return;
    if (node.matches(SECTIONING) && node.querySelector(HEADING)) headingAhead = true;
    const separator = isInline(node) ? '' : ITEMS.has(node.tagName) ? BREAK : ' ';
    const isOuter = !inExample && node.matches(EXAMPLE);
    inExample ||= isOuter;
    append(separator);
    for (const child of node.childNodes) walk(child);
    append(separator);
    if (isOuter) inExample = false;
  }

  /** @param {string} text */
  function append(text) {
    const part = parts.at(-1);
    if (headingAhead) eyebrow += text;
    else if (part) part[inExample ? 'example' : 'text'] += text;
  }

  for (const child of document.body.childNodes) walk(child);
  return {
    title: tidy(document.title).replace(/ · [^·]+$/, ''),
    description: tidy(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''),
    parts: parts.filter(({ heading }) => heading !== '').map(tidyPart),
  };
}

/**
 * Empty eyebrows and examples are left out.
 *
 * @param {{ anchor: string, eyebrow: string, heading: string, text: string, example: string }} part
 */
function tidyPart({ anchor, eyebrow, heading, text, example }) {
  const optional = { eyebrow: tidy(eyebrow), example: withoutLabels(tidy(example)) };
  const kept = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
  return { anchor, heading, text: tidy(text), ...kept };
}

/**
 * The sentences of an illustration, without its labels and numbers.
 *
 * @param {string} text
 */
function withoutLabels(text) {
  return text
    .split(' · ')
    .filter((piece) => piece.split(' ').length > 4)
    .join(' · ');
}

/**
 * @param {Node} node
 * @returns {string}
 */
function wordsOf(node) {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (!isElement(node) || node.matches(IGNORED)) return '';
  const words = Array.from(node.childNodes, wordsOf).join('');
  return isInline(node) ? words : ` ${words} `;
}

/**
 * A summary is a heading unless it contains one.
 *
 * @param {Element} element
 */
function isHeading(element) {
  return element.matches(HEADING) && (element.tagName !== 'SUMMARY' || !element.querySelector(HEADING));
}

/** @param {Element} element */
function anchorOf(element) {
  /** @type {Element | null} */
  let place = element.tagName === 'H1' ? null : element;
  while (place && !STABLE_ID.test(place.id)) place = place.parentElement;
  return place?.id ?? '';
}

/**
 * A button, or a link to a page that stands alone: its label is not content.
 *
 * @param {Element} element
 */
function isButton(element) {
  return (
    element.tagName === 'BUTTON' ||
    (element.matches('a[href^="/"], a[href^="#"]') && !isInline(element) && !element.querySelector(HEADING))
  );
}

/**
 * Whether the element is part of a sentence, as opposed to one of several links in a row.
 *
 * @param {Element} element
 */
function isInline({ tagName, previousSibling, nextSibling }) {
  return INLINE.has(tagName) && [previousSibling, nextSibling].some((node) => node?.nodeType === 3);
}

/** @param {string} text */
function tidy(text) {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)/])/g, '$1')
    .replace(/ ?\u241e[ \u241e]*/g, BREAK)
    .replace(/([.,;:!?])\u241e/g, '$1 ')
    .replace(/^\u241e|\u241e$/g, '')
    .replaceAll(BREAK, ' · ')
    .trim();
}

/**
 * @param {Node} node
 * @returns {node is Element}
 */
function isElement(node) {
  return node.nodeType === node.ELEMENT_NODE;
}

/**
 * The index of the current sources, for tests and measurements.
 *
 * @returns {Promise<SearchIndex>}
 */
export function readSiteIndex() {
  const define = siteConstants(readSiteEnv({}));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return withServerRenderer({ root, define }, (renderer) => indexPages(renderer));
}
