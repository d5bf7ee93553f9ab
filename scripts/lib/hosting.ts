import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import firebase from '../../firebase.json';
import { brand } from '../../src/site/brand.ts';
import { distDir, projectRoot } from './project.ts';
import type { SiteConfig } from './site-env.ts';

interface Build {
  readonly indexHtml: string;
  /** The addresses of a public site's files. */
  readonly pages?: readonly string[];
  /** The file names; without them, everything in the folder is cached. */
  readonly assets?: readonly string[];
  /** Those of src/site/providers.ts. */
  readonly providers?: readonly { readonly photoHosts?: readonly string[] }[];
}

/**
 * Completes firebase.json for one project and one build: the Content-Security-Policy, the pages of a public site, and
 * the rule that caches assets, which names each one, because a rule for the folder would cache the 404 of a missing
 * asset for a year. `predeploy` is left out: it only stops a deployment of the incomplete file.
 */
export function hostingConfig(config: SiteConfig, build: Build) {
  const { pages = [], assets } = build;
  const { predeploy: _, ...rules } = firebase.hosting;
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
 */
function publicRewrites(pages: readonly string[]) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    rewrites: pages.map((path) => ({ regex: `^${inAnyCase(path)}/?$`, destination: `${path}.html` })),
  };
}

/** For a regular expression without flags, as Firebase takes them. */
function inAnyCase(path: string): string {
  return path.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** Where Google Translate loads from. */
const translator = {
  'script-src': [
    'https://translate.google.com/translate_a/',
    'https://translate.googleapis.com/_/translate_http/',
    'https://translate.googleapis.com/translate_a/',
    'https://translate-pa.googleapis.com/v1/',
    'https://www.gstatic.com/_/translate_http/',
  ],
  'style-src': ['https://www.gstatic.com', 'https://translate.googleapis.com'],
  'img-src': [
    'https://www.gstatic.com',
    'https://fonts.gstatic.com',
    'https://translate.google.com',
    'https://translate.googleapis.com',
    'https://www.google.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [
    'https://translate.googleapis.com',
    'https://translate-pa.googleapis.com',
    'https://translate.google.com',
  ],
};

/** The policy with what the build and each setting need. */
function completePolicy(policy: string, config: SiteConfig, { indexHtml, providers = [] }: Build): string {
  const { local, firebase, formEndpoint, errorReports, plausible, appCheck } = config;
  const endpoints = [formEndpoint, errorReports?.endpoint, plausible?.endpoint].filter((url) => url != null);
  /** Sources by directive. */
  const additions: Readonly<Record<string, readonly string[]>>[] = [
    ...(brand.translation ? [translator] : []),
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

/** One CSP source for every inline script that the browser would run: not for one with an address, and not for data. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b(?![^>]*\s(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
}
