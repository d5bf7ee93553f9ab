// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { distDir, projectRoot, readJson } from './project.mjs';

/**
 * @typedef {typeof import('../../firebase.json')} FirebaseJson
 * @typedef {import('./site-env.mjs').SiteConfig} SiteConfig
 * @typedef {Readonly<Record<string, readonly string[]>>} Sources CSP sources by directive
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ readonly headers: readonly { source: string, headers: readonly Header[] }[] }} Hosting
 */

/** Allowed only with a measurement id. @type {Sources} */
const ANALYTICS_SOURCES = {
  'script-src': ['https://www.googletagmanager.com/gtag/'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Allowed only with App Check. Both reCAPTCHAs use the same folders. @type {Sources} */
const APP_CHECK_SOURCES = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com'],
};

/** Allowed only with an AI model. */
export const AI_SOURCES = { 'connect-src': ['https://firebasevertexai.googleapis.com'] };

/** Cloudflare Pages answers a missing file with status 404 only where it finds a page like this one in the folder. */
export const ASSETS_404 = {
  path: 'assets/404.html',
  text: '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n',
};

const OWN_PAGES = new Set(['index.html', '404.html', ASSETS_404.path]);

/** @returns {FirebaseJson} */
export function readFirebaseJson() {
  return readJson(join(projectRoot, 'firebase.json'));
}

/**
 * @param {'start' | 'preview' | 'deploy'} purpose
 * @param {object} content
 * @returns {string} its path, in the root because firebase-tools resolves `public` relative to the file
 */
export function writeFirebaseConfig(purpose, content) {
  const path = join(projectRoot, `firebase.${purpose}-${basename(distDir)}.json`);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  return path;
}

/**
 * Completes firebase.json for one project and one build: the Content-Security-Policy, the pages of a public site, and
 * the rule that caches assets, which names each one, because a rule for the folder would cache the 404 of a missing
 * asset for a year. `predeploy` is left out: it only stops a deployment of the incomplete file.
 *
 * @param {FirebaseJson} firebaseJson
 * @param {SiteConfig} config
 * @param {string} indexHtml
 * @param {object} [files]
 * @param {readonly string[]} [files.pages] the addresses of a public site's files
 * @param {readonly string[]} [files.assets] the file names; without them, everything in the folder is cached
 */
export function hostingConfig(firebaseJson, config, indexHtml, { pages = [], assets } = {}) {
  const { predeploy: _, ...hosting } = firebaseJson.hosting;

  /** @param {Header} header */
  const complete = ({ key, value }) =>
    key === 'Content-Security-Policy'
      ? { key, value: completePolicy(value, config, indexHtml) }
      : { key, value };

  return {
    ...hosting,
    public: relative(projectRoot, distDir),
    ...(config.publicSite && publicRewrites(pages)),
    headers: hosting.headers.map(({ source, headers }) => ({
      source: assets && isForAssets(source) ? `/assets/@(${assets.join('|')})` : source,
      headers: headers.map(complete),
    })),
  };
}

/**
 * Each page of a public site is a file. An address in another letter case gets the same file, whose canonical link
 * names the right address. An unknown address gets 404.html with status 404.
 *
 * @param {readonly string[]} pages
 */
function publicRewrites(pages) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    rewrites: pages.map((path) => ({ regex: inAnyCase(path), destination: `${path}.html` })),
  };
}

/**
 * A regular expression for a path in any letter case, with or without a slash at the end. Firebase takes no flags.
 *
 * @param {string} path
 */
function inAnyCase(path) {
  const letters = path.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  return `^${letters}/?$`;
}

/**
 * The addresses of a public site's prerendered pages besides `/`, each the name of a file without `.html`.
 *
 * @param {string} folder of a build
 * @returns {string[]}
 */
export function publicPages(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.html') && !OWN_PAGES.has(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .toSorted();
}

/**
 * @param {string} policy
 * @param {SiteConfig} config
 * @param {string} indexHtml
 */
function completePolicy(policy, { local, firebase, formEndpoint, appCheck, aiModel }, indexHtml) {
  /** @type {Sources[]} */
  const additions = [
    { 'script-src': inlineScriptHashes(indexHtml) },
    formEndpoint ? { 'connect-src': [new URL(formEndpoint).origin] } : {},
    firebase.measurementId ? ANALYTICS_SOURCES : {},
    appCheck ? APP_CHECK_SOURCES : {},
    aiModel ? AI_SOURCES : {},
    local
      ? { 'connect-src': [local.authEmulatorUrl, local.inboxUrl], 'frame-src': [local.authEmulatorUrl] }
      : {},
  ];
  return policy
    .replaceAll('AUTH_DOMAIN', firebase.authDomain)
    .split(/;\s*/)
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      const added = additions.flatMap((addition) => addition[name] ?? []);
      return [name, ...new Set([...sources, ...added])].join(' ');
    })
    .join('; ');
}

/**
 * @param {string} html
 * @returns {string[]} one CSP source for every inline script that the browser would run
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isExecutable(attributes))
    .map(([, , source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}

/** @param {string} attributes */
function isExecutable(attributes) {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
}

/**
 * The headers of one file by the rules of firebase.json, where the last match wins.
 *
 * @param {Hosting} hosting
 * @param {{ isAsset: boolean }} file
 * @returns {readonly Header[]}
 */
export function headersOf({ headers }, { isAsset }) {
  const matching = headers.filter(({ source }) => source === '**' || (isAsset && isForAssets(source)));
  const merged = new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
  return [...merged].map(([key, value]) => ({ key, value }));
}

/** @param {string} source */
function isForAssets(source) {
  return source.startsWith('/assets/');
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both send the headers of a rule with errors, too, so each asset
 * has a rule of its own: a rule for the folder would cache the 404 of a missing asset for a year. Cloudflare reads the
 * first 100 rules. Both hosts send a header twice when two rules set it. The rule for all pages therefore leaves out
 * Cache-Control; the default of both is to revalidate.
 *
 * @param {Hosting} hosting
 * @param {readonly string[]} assets the file names, the most important first
 */
export function headersFile(hosting, assets) {
  const pages = headersOf(hosting, { isAsset: false }).filter((header) => !isCaching(header));
  const caching = headersOf(hosting, { isAsset: true }).filter(isCaching);
  const rules = [{ path: '/*', headers: pages }];
  for (const name of assets) rules.push({ path: `/assets/${name}`, headers: caching });
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** @param {Header} header */
function isCaching({ key }) {
  return key === 'Cache-Control';
}

/**
 * The `_redirects` file of the same hosts. A missing asset is a 404; every other address without a file is a page of
 * the site. Cloudflare Pages ignores both rules: the second is its default, and `ASSETS_404` replaces the first. On a
 * public site each page is a file, and the hosts answer other addresses with 404.html. A lowercase address redirects
 * to the right one.
 *
 * @param {readonly string[] | null} [pages] of a public site
 */
export function redirectsFile(pages = null) {
  if (!pages) return ['/assets/* /assets/:splat 404', '/* /index.html 200', ''].join('\n');
  const redirects = pages
    .filter((path) => path !== path.toLowerCase())
    .map((path) => `${path.toLowerCase()} ${path} 301`);
  return [...redirects, ''].join('\n');
}
