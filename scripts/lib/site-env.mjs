// @ts-check
import { localPorts } from './local-ports.mjs';

/**
 * @typedef {object} FirebaseSettings
 * @property {string} apiKey
 * @property {string} authDomain
 * @property {string} projectId
 * @property {string} appId
 * @property {string | null} measurementId
 *
 * @typedef {object} LocalSettings the emulator and inbox that replace the real services
 * @property {string} authEmulatorUrl
 * @property {string} inboxUrl
 * @property {{ email: string, password: string }} demoAccount
 *
 * @typedef {object} SiteConfig
 * @property {LocalSettings | null} local null when the site talks to a real Firebase project
 * @property {FirebaseSettings} firebase
 * @property {string | null} formEndpoint
 * @property {string | null} appCheckSiteKey
 * @property {string | null} siteUrl
 * @property {string | null} aiModel the Gemini model that the tools may ask
 * @property {boolean} publicSite whether signed-out visitors see the pages
 *
 * @typedef {typeof SITE_ENV_NAMES[number]} SiteEnvName
 */

export const SITE_ENV_NAMES = /** @type {const} */ ([
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_MEASUREMENT_ID',
  'VITE_FORM_ENDPOINT',
  'VITE_APP_CHECK_SITE_KEY',
  'VITE_SITE_URL',
  'VITE_AI_MODEL',
  'VITE_PUBLIC_SITE',
]);

export const LOCAL_FIREBASE = /** @type {const} */ ({
  apiKey: 'demo-key',
  authDomain: 'demo-site.firebaseapp.com',
  projectId: 'demo-site',
  appId: 'demo-app',
  measurementId: null,
});

export const DEMO_ACCOUNT = { email: 'demo@example.com', password: 'demo-password' };

// Each parser returns the value in the form the site uses, or null when it is malformed.
const key = pattern(/^[\w-]{1,200}$/);
const domain = pattern(/^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i);
const projectId = pattern(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);
const appId = pattern(/^\d+:\d+:web:[0-9a-f]+$/);
const measurementId = pattern(/^G-[A-Z0-9]+$/);
const geminiModel = pattern(/^gemini-[a-z0-9.-]{1,60}$/);
const onOrOff = pattern(/^(on|off)$/);

/**
 * Reads the site's settings. Without any VITE_FIREBASE_* value the site is local and uses the emulator and inbox.
 *
 * @param {Readonly<Record<string, string | undefined>>} raw an empty string counts as unset
 * @param {ReturnType<typeof localPorts>} [ports]
 * @returns {{ problems: string[], config: SiteConfig }} a config with problems must not be used
 */
export function readSiteEnv(raw, ports = localPorts()) {
  const problems = [...ports.problems];

  /** @param {SiteEnvName} name */
  const text = (name) => (Object.hasOwn(raw, name) ? (raw[name]?.trim() ?? '') : '');

  /**
   * @param {SiteEnvName} name
   * @param {(value: string) => string | null} parse null for a malformed value
   * @param {string} expected
   */
  function optional(name, parse, expected) {
    const value = text(name);
    if (value === '') return null;
    const parsed = parse(value);
    if (parsed === null) problems.push(`${name} must be ${expected}`);
    return parsed;
  }

  /** @type {typeof optional} */
  function required(name, parse, expected) {
    if (text(name) === '') problems.push(`${name} is missing`);
    return optional(name, parse, expected);
  }

  function readFirebase() {
    return {
      apiKey: required('VITE_FIREBASE_API_KEY', key, 'the API key of a web app') ?? '',
      authDomain: (
        required('VITE_FIREBASE_AUTH_DOMAIN', domain, 'a domain without https://') ?? ''
      ).toLowerCase(),
      projectId: required('VITE_FIREBASE_PROJECT_ID', projectId, 'a Firebase project id') ?? '',
      appId: required('VITE_FIREBASE_APP_ID', appId, 'an app id like 1:123:web:abc') ?? '',
      measurementId: optional('VITE_FIREBASE_MEASUREMENT_ID', measurementId, 'an id like G-ABC123'),
    };
  }

  const isLocal = SITE_ENV_NAMES.every((name) => !name.startsWith('VITE_FIREBASE_') || text(name) === '');
  const firebase = isLocal ? { ...LOCAL_FIREBASE } : readFirebase();
  const local = isLocal
    ? {
        authEmulatorUrl: `http://127.0.0.1:${ports.auth}`,
        inboxUrl: `http://127.0.0.1:${ports.inbox}`,
        demoAccount: DEMO_ACCOUNT,
      }
    : null;
  const formEndpoint = optional(
    'VITE_FORM_ENDPOINT',
    formEndpointUrl,
    'an https address, or http on localhost',
  );

  const siteUrl = optional('VITE_SITE_URL', httpsOrigin, 'an https origin like https://www.example.com');
  const publicSite = optional('VITE_PUBLIC_SITE', onOrOff, 'on or off') === 'on';
  if (publicSite && text('VITE_SITE_URL') === '')
    problems.push('VITE_SITE_URL is missing: VITE_PUBLIC_SITE=on needs the address of the site');

  return {
    problems,
    config: {
      local,
      firebase,
      formEndpoint: formEndpoint ?? (local && `${local.inboxUrl}/submit`),
      appCheckSiteKey: optional('VITE_APP_CHECK_SITE_KEY', key, 'a reCAPTCHA site key'),
      aiModel: optional('VITE_AI_MODEL', geminiModel, 'a Gemini model like gemini-2.5-flash-lite'),
      siteUrl,
      publicSite,
    },
  };
}

/**
 * The constants of src/globals.d.ts. Those of optional parts are null where they do not apply, so that the
 * bundler drops the code that depends on them.
 *
 * @param {SiteConfig} config
 * @returns {Record<string, string>}
 */
export function siteConstants({ local, aiModel, publicSite, ...site }) {
  return {
    __SITE_CONFIG__: JSON.stringify(site),
    __LOCAL__: JSON.stringify(local),
    __AI_MODEL__: JSON.stringify(aiModel),
    __PUBLIC_SITE__: JSON.stringify(publicSite),
    __PRERENDERS_OFFER__: 'true',
  };
}

/** @param {readonly string[]} problems */
export function problemLine(problems) {
  return `The settings cannot be used: ${problems.join('; ')}. See .env.example.`;
}

/** @param {RegExp} expected */
function pattern(expected) {
  return (/** @type {string} */ text) => (expected.test(text) ? text : null);
}

/** @param {string} text */
function formEndpointUrl(text) {
  const url = parseUrl(text);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback) ? url.href : null;
}

/** @param {string} text */
function httpsOrigin(text) {
  const url = parseUrl(text);
  return url?.protocol === 'https:' && url.href === `${url.origin}/` ? url.origin : null;
}

/** @param {string} text */
function parseUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.username === '' && url.password === '' ? url : null;
}
