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

const OWN_PAGES = new Set(['index.html', '404.html', 'assets/404.html']);

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
 * @param {object} [build]
 * @param {readonly string[]} [build.pages] the addresses of a public site's files
 * @param {readonly string[]} [build.assets] the file names; without them, everything in the folder is cached
 * @param {readonly { photoHosts?: readonly string[] }[]} [build.providers] of src/site/providers.ts
 */
export function hostingConfig(firebaseJson, config, indexHtml, { pages = [], assets, providers = [] } = {}) {
  const { predeploy: _, ...hosting } = firebaseJson.hosting;

  /** @param {Header} header */
  const complete = ({ key, value }) =>
    key === 'Content-Security-Policy'
      ? { key, value: completePolicy(value, config, indexHtml, providers) }
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
 * @param {readonly { photoHosts?: readonly string[] }[]} providers
 */
function completePolicy(policy, config, indexHtml, providers) {
  const { local, firebase, formEndpoint, errorReports, plausible, appCheck, aiModel } = config;
  /** @type {Sources[]} */
  const additions = [
    { 'script-src': inlineScriptHashes(indexHtml) },
    { 'img-src': providers.flatMap(({ photoHosts = [] }) => photoHosts.map((host) => `https://${host}`)) },
    ...[formEndpoint, errorReports?.endpoint, plausible?.endpoint].map((address) =>
      address ? { 'connect-src': [new URL(address).origin] } : {},
    ),
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

/** @param {string} source */
export function isForAssets(source) {
  return source.startsWith('/assets/');
}
