// @ts-check
import { localPorts } from './local-ports.mjs';
import {
  appIdOf,
  domainOf,
  formEndpointOf,
  httpsOriginOf,
  keyOf,
  measurementIdOf,
  projectIdOf,
} from './site-env-formats.mjs';

/**
 * @typedef {object} FirebaseSettings
 * @property {string} apiKey
 * @property {string} authDomain
 * @property {string} projectId
 * @property {string} appId
 * @property {string | null} measurementId
 *
 * @typedef {object} LocalSettings the emulator and inbox that stand in for the real services
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
]);

/** @typedef {typeof SITE_ENV_NAMES[number]} SiteEnvName */

export const LOCAL_FIREBASE = /** @type {const} */ ({
  apiKey: 'demo-key',
  authDomain: 'demo-lumenary.firebaseapp.com',
  projectId: 'demo-lumenary',
  appId: 'demo-app',
  measurementId: null,
});

export const DEMO_ACCOUNT = /** @type {const} */ ({ email: 'demo@example.com', password: 'lumenary-demo' });

/**
 * Reads the site's settings. With no VITE_FIREBASE_* value the site is local: it talks to the Auth emulator and inbox.
 *
 * @param {Readonly<Record<string, string | undefined>>} raw VITE_ values; an empty string counts as unset
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
      apiKey: required('VITE_FIREBASE_API_KEY', keyOf, 'the API key of a web app') ?? '',
      authDomain: required('VITE_FIREBASE_AUTH_DOMAIN', domainOf, 'a domain without https://') ?? '',
      projectId: required('VITE_FIREBASE_PROJECT_ID', projectIdOf, 'a Firebase project id') ?? '',
      appId: required('VITE_FIREBASE_APP_ID', appIdOf, 'an app id like 1:123:web:abc') ?? '',
      measurementId: optional('VITE_FIREBASE_MEASUREMENT_ID', measurementIdOf, 'an id like G-ABC123'),
    };
  }

  const isLocal = SITE_ENV_NAMES.every((name) => !name.startsWith('VITE_FIREBASE_') || text(name) === '');
  const firebase = isLocal ? { ...LOCAL_FIREBASE } : readFirebase();
  const local = isLocal ? localSettings(ports) : null;
  const formEndpoint = optional(
    'VITE_FORM_ENDPOINT',
    formEndpointOf,
    'an https address, or http on this machine',
  );

  return {
    problems,
    config: {
      local,
      firebase,
      formEndpoint: formEndpoint ?? (local && `${local.inboxUrl}/submit`),
      appCheckSiteKey: optional('VITE_APP_CHECK_SITE_KEY', keyOf, 'a reCAPTCHA site key'),
      siteUrl: optional('VITE_SITE_URL', httpsOriginOf, 'an https origin like https://www.example.com'),
    },
  };
}

/**
 * @param {readonly string[]} problems
 * @returns {string} every problem in one line
 */
export function problemLine(problems) {
  return `The settings cannot be used: ${problems.join('; ')}. See .env.example.`;
}

/**
 * @param {{ auth: number, inbox: number }} ports
 * @returns {LocalSettings}
 */
function localSettings({ auth, inbox }) {
  return {
    authEmulatorUrl: `http://127.0.0.1:${auth}`,
    inboxUrl: `http://127.0.0.1:${inbox}`,
    demoAccount: { ...DEMO_ACCOUNT },
  };
}
