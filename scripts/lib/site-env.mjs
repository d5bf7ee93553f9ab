// @ts-check
import * as v from 'valibot';
import { localPorts } from './local-ports.mjs';
import { UserError } from './user-error.mjs';

/** @param {RegExp} pattern @param {string} expected */
const text = (pattern, expected) => v.pipe(v.string(), v.regex(pattern, `must be ${expected}`));

/** @param {(url: URL) => boolean} isAllowed @param {string} expected */
const address = (isAllowed, expected) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      return url !== null && url.username + url.password === '' && isAllowed(url);
    }, `must be ${expected}`),
    v.transform((value) => new URL(value)),
  );

const isLoopback = (/** @type {URL} */ { hostname }) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const DOMAIN = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

const firebaseSettings = v.object(
  {
    VITE_FIREBASE_API_KEY: text(/^[\w-]{1,200}$/, 'the API key of a web app'),
    VITE_FIREBASE_AUTH_DOMAIN: v.pipe(text(DOMAIN, 'a domain without https://'), v.toLowerCase()),
    VITE_FIREBASE_PROJECT_ID: text(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'a Firebase project id'),
    VITE_FIREBASE_APP_ID: text(/^\d+:\d+:web:[0-9a-f]+$/, 'an app id like 1:123:web:abc'),
    VITE_FIREBASE_MEASUREMENT_ID: v.nullish(text(/^G-[A-Z0-9]+$/, 'an id like G-ABC123'), null),
  },
  'is missing',
);

const endpoint = address(
  (url) => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)),
  'an https address, or http on localhost',
);

const origin = address(
  (url) => url.protocol === 'https:' && url.href === `${url.origin}/`,
  'an https origin like https://www.example.com',
);

const otherSettings = v.object({
  VITE_FORM_ENDPOINT: v.nullish(endpoint),
  VITE_ERROR_ENDPOINT: v.nullish(endpoint),
  VITE_ERROR_SAMPLE: v.nullish(text(/^([1-9]\d?|100)$/, 'a percentage from 1 to 100')),
  VITE_PLAUSIBLE_DOMAIN: v.nullish(text(DOMAIN, 'a domain without https://')),
  VITE_PLAUSIBLE_HOST: v.nullish(origin),
  VITE_APP_CHECK_SITE_KEY: v.nullish(text(/^[\w-]{1,200}$/, 'a reCAPTCHA site key')),
  VITE_APP_CHECK_PROVIDER: v.nullish(v.picklist(['enterprise', 'v3'], 'must be enterprise or v3')),
  VITE_SITE_URL: v.nullish(origin),
  VITE_PUBLIC_SITE: v.nullish(text(/^(on|off)$/, 'on or off')),
});

/** Settings that mean nothing without another one. */
const DEPENDENCIES = /** @type {const} */ ([
  ['VITE_PUBLIC_SITE', 'VITE_SITE_URL'],
  ['VITE_APP_CHECK_PROVIDER', 'VITE_APP_CHECK_SITE_KEY'],
  ['VITE_PLAUSIBLE_HOST', 'VITE_PLAUSIBLE_DOMAIN'],
  ['VITE_ERROR_SAMPLE', 'VITE_ERROR_ENDPOINT'],
]);

export const SITE_ENV_NAMES = [firebaseSettings, otherSettings].flatMap(({ entries }) =>
  Object.keys(entries),
);

export const LOCAL_FIREBASE = {
  apiKey: 'demo-key',
  authDomain: 'demo-site.firebaseapp.com',
  projectId: 'demo-site',
  appId: 'demo-app',
  measurementId: null,
};

export const DEMO_ACCOUNT = { email: 'demo@example.com', password: 'demo-password' };

/**
 * @typedef {object} SiteConfig
 * @property {{ authEmulatorUrl: string, inboxUrl: string, demoAccount: typeof DEMO_ACCOUNT } | null} local the emulator
 *   and inbox that replace the real services; null with a real Firebase project
 * @property {Omit<typeof LOCAL_FIREBASE, 'measurementId'> & { measurementId: string | null }} firebase
 * @property {string | null} formEndpoint
 * @property {{ siteKey: string, provider: 'enterprise' | 'v3' } | null} appCheck
 * @property {{ endpoint: string, percent: number } | null} errorReports the share of visits whose errors are reported
 * @property {{ endpoint: string, domain: string } | null} plausible
 * @property {string | null} siteUrl
 * @property {boolean} publicSite whether signed-out visitors see the pages
 */

/**
 * Reads the site's settings. Without any VITE_FIREBASE_* value the site is local and uses the emulator and inbox.
 *
 * @param {Readonly<Record<string, string | undefined>>} raw an empty string counts as unset
 * @param {{ auth: number, inbox: number }} [ports]
 * @param {readonly string[]} [earlierProblems] problems found before
 * @returns {SiteConfig}
 */
export function readSiteEnv(raw, ports = localPorts(), earlierProblems = []) {
  const given = Object.fromEntries(
    SITE_ENV_NAMES.flatMap((name) => {
      const value = raw[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const isReal = Object.keys(given).some((name) => name in firebaseSettings.entries);
  const real = isReal ? v.safeParse(firebaseSettings, given) : null;
  const other = v.safeParse(otherSettings, given);

  const issues = [...(real?.issues ?? []), ...(other.issues ?? [])];
  const problems = [...earlierProblems, ...issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)];
  if (problems.length === 0) problems.push(...problemsBetween(given));
  if (problems.length > 0 || !other.success || real?.success === false)
    throw new UserError(`The settings cannot be used: ${problems.join('; ')}. See .env.example.`);

  const { VITE_PLAUSIBLE_DOMAIN: domain, VITE_PLAUSIBLE_HOST: host } = other.output;
  const siteKey = other.output.VITE_APP_CHECK_SITE_KEY;
  const inboxUrl = `http://127.0.0.1:${ports.inbox}`;
  const errorEndpoint = other.output.VITE_ERROR_ENDPOINT?.href ?? (real ? null : `${inboxUrl}/errors`);
  return {
    local: real
      ? null
      : { authEmulatorUrl: `http://127.0.0.1:${ports.auth}`, inboxUrl, demoAccount: DEMO_ACCOUNT },
    firebase: real
      ? {
          apiKey: real.output.VITE_FIREBASE_API_KEY,
          authDomain: real.output.VITE_FIREBASE_AUTH_DOMAIN,
          projectId: real.output.VITE_FIREBASE_PROJECT_ID,
          appId: real.output.VITE_FIREBASE_APP_ID,
          measurementId: real.output.VITE_FIREBASE_MEASUREMENT_ID,
        }
      : LOCAL_FIREBASE,
    formEndpoint: other.output.VITE_FORM_ENDPOINT?.href ?? (real ? null : `${inboxUrl}/submit`),
    appCheck: siteKey ? { siteKey, provider: other.output.VITE_APP_CHECK_PROVIDER ?? 'enterprise' } : null,
    errorReports: errorEndpoint
      ? { endpoint: errorEndpoint, percent: Number(other.output.VITE_ERROR_SAMPLE ?? 100) }
      : null,
    plausible: domain ? { domain, endpoint: `${host?.origin ?? 'https://plausible.io'}/api/event` } : null,
    siteUrl: other.output.VITE_SITE_URL?.origin ?? null,
    publicSite: other.output.VITE_PUBLIC_SITE === 'on',
  };
}

/**
 * What is wrong with settings that are right by themselves.
 *
 * @param {Readonly<Record<string, string>>} given
 * @returns {string[]}
 */
function problemsBetween(given) {
  const missing = DEPENDENCIES.filter(
    ([name, needed]) => (given[name] ?? 'off') !== 'off' && given[needed] === undefined,
  ).map(([name, needed]) => `${needed} is missing: ${name} needs it`);
  const isCountedTwice = given['VITE_PLAUSIBLE_DOMAIN'] && given['VITE_FIREBASE_MEASUREMENT_ID'];
  return isCountedTwice
    ? [...missing, 'VITE_PLAUSIBLE_DOMAIN and VITE_FIREBASE_MEASUREMENT_ID exclude each other']
    : missing;
}

/**
 * The constants of src/globals.d.ts. Those of optional parts are null where they do not apply, so that the
 * bundler drops the code that depends on them.
 *
 * @param {SiteConfig} config
 * @returns {Record<string, string>}
 */
export function siteConstants({ local, publicSite, errorReports, plausible, ...site }) {
  return {
    __SITE_CONFIG__: JSON.stringify(site),
    __LOCAL__: JSON.stringify(local),
    __ERROR_REPORTS__: JSON.stringify(errorReports),
    __PLAUSIBLE__: JSON.stringify(plausible),
    __PUBLIC_SITE__: JSON.stringify(publicSite),
  };
}
