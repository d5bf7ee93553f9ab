import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { localPorts } from './local-ports.ts';
import { projectRoot, UserError } from './project.ts';

const text = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(pattern, `must be ${expected}`));

const address = (isAllowed: (url: URL) => boolean, expected: string) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const url = URL.canParse(value) ? new URL(value) : null;
      return url !== null && url.username + url.password === '' && isAllowed(url);
    }, `must be ${expected}`),
    v.transform((value) => new URL(value)),
  );

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

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
const DEPENDENCIES = [
  ['VITE_PUBLIC_SITE', 'VITE_SITE_URL'],
  ['VITE_APP_CHECK_PROVIDER', 'VITE_APP_CHECK_SITE_KEY'],
  ['VITE_PLAUSIBLE_HOST', 'VITE_PLAUSIBLE_DOMAIN'],
  ['VITE_ERROR_SAMPLE', 'VITE_ERROR_ENDPOINT'],
] as const;

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

export type SiteConfig = ReturnType<typeof readSiteEnv>;
/** The emulator and the inbox, which replace the real services. */
export type LocalSettings = NonNullable<SiteConfig['local']>;

/**
 * Reads the site's settings; an empty string counts as unset. Without any VITE_FIREBASE_* value the site is local and
 * uses the emulator and the inbox.
 */
export function readSiteEnv(
  raw: NodeJS.ProcessEnv,
  ports: { auth: number; inbox: number } = localPorts(),
  earlierProblems: readonly string[] = [],
) {
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
    /** Null opens the visitor's email app. */
    formEndpoint: other.output.VITE_FORM_ENDPOINT?.href ?? (real ? null : `${inboxUrl}/submit`),
    appCheck: siteKey ? { siteKey, provider: other.output.VITE_APP_CHECK_PROVIDER ?? 'enterprise' } : null,
    /** `percent` is the share of visits whose errors are reported. */
    errorReports: errorEndpoint
      ? { endpoint: errorEndpoint, percent: Number(other.output.VITE_ERROR_SAMPLE ?? 100) }
      : null,
    plausible: domain ? { domain, endpoint: `${host?.origin ?? 'https://plausible.io'}/api/event` } : null,
    siteUrl: other.output.VITE_SITE_URL?.origin ?? null,
    /** Whether signed-out visitors see the pages. */
    publicSite: other.output.VITE_PUBLIC_SITE === 'on',
  };
}

/** What is wrong with settings that are right by themselves. */
function problemsBetween(given: Readonly<Record<string, string>>): string[] {
  const problems = DEPENDENCIES.filter(
    ([name, needed]) => (given[name] ?? 'off') !== 'off' && given[needed] === undefined,
  ).map(([name, needed]) => `${needed} is missing: ${name} needs it`);
  if (given['VITE_PLAUSIBLE_DOMAIN'] && given['VITE_FIREBASE_MEASUREMENT_ID'])
    problems.push('VITE_PLAUSIBLE_DOMAIN and VITE_FIREBASE_MEASUREMENT_ID exclude each other');
  return problems;
}

/**
 * The constants of src/globals.d.ts. Those of optional parts are null where they do not apply, so that the
 * bundler drops the code that depends on them.
 */
export function siteConstants({ local, publicSite, errorReports, plausible, ...site }: SiteConfig) {
  return {
    __SITE_CONFIG__: JSON.stringify(site),
    __LOCAL__: JSON.stringify(local),
    __ERROR_REPORTS__: JSON.stringify(errorReports),
    __PLAUSIBLE__: JSON.stringify(plausible),
    __PUBLIC_SITE__: JSON.stringify(publicSite),
  };
}

/**
 * The settings from the .env files of a mode, overridden by the environment. Every script and vite.config.ts read them
 * here, so that a value means the same everywhere. Vite's own loadEnv replaces `$`.
 */
export function loadSiteConfig(mode: string, { folder = projectRoot, env = process.env } = {}): SiteConfig {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .map((path) => parseEnv(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  const values = Object.assign({}, ...files);
  const unknown = Object.keys(values).filter(
    (name) => name.startsWith('VITE_') && !SITE_ENV_NAMES.includes(name),
  );
  return readSiteEnv(
    { ...values, ...env },
    localPorts(),
    unknown.map((name) => `${name} is not a setting`),
  );
}
