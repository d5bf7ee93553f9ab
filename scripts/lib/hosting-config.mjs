// @ts-check
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { distDir, projectRoot, readJson } from './project.mjs';
import { inAnyCase } from './public-pages.mjs';

/**
 * @typedef {typeof import('../../firebase.json')} FirebaseJson
 * @typedef {import('./site-env.mjs').SiteConfig} SiteConfig
 * @typedef {Readonly<Record<string, readonly string[]>>} Sources CSP sources by directive
 */

/** Allowed only with a measurement id. */
export const ANALYTICS_SOURCES = {
  'script-src': ['https://www.googletagmanager.com/gtag/'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Allowed only with an App Check site key. */
const APP_CHECK_SOURCES = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com'],
};

/** Allowed only with an AI model. */
export const AI_SOURCES = { 'connect-src': ['https://firebasevertexai.googleapis.com'] };

const NO_SOURCES = { 'script-src': [], 'connect-src': [] };

/**
 * Completes the Content-Security-Policy of firebase.json for one project and one build. `predeploy` is left out: it
 * only stops a deployment of the incomplete file.
 *
 * @param {FirebaseJson} firebaseJson
 * @param {SiteConfig} config
 * @param {string} indexHtml
 * @param {readonly string[]} [pages] the addresses of a public site's files
 */
export function hostingConfig(firebaseJson, config, indexHtml, pages = []) {
  const { predeploy: _, ...hosting } = firebaseJson.hosting;
  const additions = policyAdditions(config, indexHtml);

  /** @param {string} policy */
  const complete = (policy) =>
    addSources(policy.replaceAll('AUTH_DOMAIN', config.firebase.authDomain), additions);

  return {
    ...hosting,
    public: relative(projectRoot, distDir),
    ...(config.publicSite && publicRewrites(pages)),
    headers: hosting.headers.map(({ source, headers }) => ({
      source,
      headers: headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? complete(value) : value,
      })),
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
 * @param {string} policy
 * @param {Sources} additions
 */
export function addSources(policy, additions) {
  return policy
    .split(/;\s*/)
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, ...new Set([...sources, ...(additions[name] ?? [])])].join(' ');
    })
    .join('; ');
}

/**
 * @param {SiteConfig} config
 * @param {string} indexHtml
 * @returns {Sources}
 */
function policyAdditions({ local, firebase, formEndpoint, appCheckSiteKey, aiModel }, indexHtml) {
  const analytics = firebase.measurementId ? ANALYTICS_SOURCES : NO_SOURCES;
  const appCheck = appCheckSiteKey ? APP_CHECK_SOURCES : NO_SOURCES;
  const form = formEndpoint ? [new URL(formEndpoint).origin] : [];
  return {
    'script-src': [...inlineScriptHashes(indexHtml), ...analytics['script-src'], ...appCheck['script-src']],
    'connect-src': [
      ...form,
      ...analytics['connect-src'],
      ...appCheck['connect-src'],
      ...(aiModel === null ? [] : AI_SOURCES['connect-src']),
      ...(local ? [local.authEmulatorUrl, local.inboxUrl] : []),
    ],
    'frame-src': local ? [local.authEmulatorUrl] : [],
  };
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
