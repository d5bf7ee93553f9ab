// @ts-check
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { distDir, projectRoot, readJson } from './project.mjs';

/**
 * @typedef {import('./site-env.mjs').SiteConfig} SiteConfig
 *
 * @typedef {object} Build
 * @property {string} indexHtml
 * @property {readonly string[]} [pages] the addresses of a public site's files
 * @property {readonly string[]} [assets] the file names; without them, everything in the folder is cached
 * @property {readonly { photoHosts?: readonly string[] }[]} [providers] of src/site/providers.ts
 */

/**
 * Completes firebase.json for one project and one build: the Content-Security-Policy, the pages of a public site, and
 * the rule that caches assets, which names each one, because a rule for the folder would cache the 404 of a missing
 * asset for a year. `predeploy` is left out: it only stops a deployment of the incomplete file.
 *
 * @param {SiteConfig} config
 * @param {Build} build
 */
export function hostingConfig(config, build) {
  const { pages = [], assets } = build;
  /** @type {typeof import('../../firebase.json')} */
  const { hosting } = readJson(join(projectRoot, 'firebase.json'));
  const { predeploy: _, ...rules } = hosting;
  return {
    ...rules,
    public: relative(projectRoot, distDir),
    ...(config.publicSite && publicRewrites(pages)),
    headers: rules.headers.map(({ source, headers }) => ({
      source: assets && source.startsWith('/assets/') ? `/assets/@(${assets.join('|')})` : source,
      headers: headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? completePolicy(value, config, build) : value,
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
    rewrites: pages.map((path) => ({ regex: `^${inAnyCase(path)}/?$`, destination: `${path}.html` })),
  };
}

/** For a regular expression without flags, as Firebase takes them. @param {string} path */
function inAnyCase(path) {
  return path.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/**
 * The policy with what the build and each setting need.
 *
 * @param {string} policy
 * @param {SiteConfig} config
 * @param {Build} build
 */
function completePolicy(policy, config, { indexHtml, providers = [] }) {
  const { local, firebase, formEndpoint, errorReports, plausible, appCheck } = config;
  const endpoints = [formEndpoint, errorReports?.endpoint, plausible?.endpoint].filter((url) => url != null);
  /** Sources by directive. @type {Readonly<Record<string, readonly string[]>>[]} */
  const additions = [
    { 'script-src': inlineScriptHashes(indexHtml) },
    { 'img-src': providers.flatMap(({ photoHosts = [] }) => photoHosts.map((host) => `https://${host}`)) },
    { 'connect-src': endpoints.map((url) => new URL(url).origin) },
  ];
  if (firebase.measurementId)
    additions.push({
      'script-src': ['https://www.googletagmanager.com/gtag/'],
      'connect-src': [
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    });
  // Both reCAPTCHAs use the same folders.
  if (appCheck)
    additions.push({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'connect-src': ['https://content-firebaseappcheck.googleapis.com'],
    });
  if (local)
    additions.push({
      'connect-src': [local.authEmulatorUrl, local.inboxUrl],
      'frame-src': [local.authEmulatorUrl],
    });
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
 * One CSP source for every inline script that the browser would run: not for one with an address, and not for data.
 *
 * @param {string} html
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b(?![^>]*\s(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
}
