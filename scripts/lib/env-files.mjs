// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PORT_VARIABLES } from './local-ports.mjs';
import { projectRoot } from './project.mjs';
import { problemLine, readSiteEnv, SITE_ENV_NAMES } from './site-env.mjs';
import { UserError } from './user-error.mjs';

const MAX_TYPOS = 3;

/** Environment values that override a contributor's own .env in tests. */
export const LOCAL_SITE_ENV = Object.fromEntries(SITE_ENV_NAMES.map((name) => [name, '']));

/** LOCAL_SITE_ENV with an AI model, for the tests of the model. */
export const MODEL_SITE_ENV = { ...LOCAL_SITE_ENV, VITE_AI_MODEL: 'gemini-2.5-flash-lite' };

/** LOCAL_SITE_ENV with the settings of a public site, for its tests. */
export const PUBLIC_SITE_ENV = {
  ...LOCAL_SITE_ENV,
  VITE_PUBLIC_SITE: 'on',
  VITE_SITE_URL: 'https://www.example.com',
};

/**
 * The settings from the .env files of a mode, overridden by the environment. Every script and vite.config.ts read them
 * here, so that a value means the same everywhere. A misspelled or malformed line is an error.
 *
 * @param {string} mode such as development or production
 * @param {{ folder?: string, env?: Record<string, string | undefined> }} [options]
 */
export function loadSiteConfig(mode, { folder = projectRoot, env = process.env } = {}) {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => readEnvFile(name, readFileSync(join(folder, name))));
  const misspelled = Object.keys(env).flatMap((name) => {
    const likely = name.startsWith('VITE_') && !isSetting(name) ? closestSetting(name) : null;
    return likely ? [`${name} in the environment is not a setting (did you mean ${likely}?)`] : [];
  });
  const values = Object.assign({}, ...files.map((file) => file.values), env);
  const { config, problems } = readSiteEnv(values);
  const all = [...files.flatMap((file) => file.problems), ...misspelled, ...problems];
  if (all.length > 0) throw new UserError(problemLine(all));
  return config;
}

/**
 * @param {string} file
 * @param {Buffer} content
 * @returns {{ values: Record<string, string | undefined>, problems: string[] }}
 */
function readEnvFile(file, content) {
  const text = content.toString().replace(/^\uFEFF/, '');
  if (/[\0\uFFFD]/.test(text))
    return { values: {}, problems: [`${file} is not UTF-8 text: save it as UTF-8`] };
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    const problem = problemOf(line.trim());
    return problem === null ? [] : [`${file} line ${index + 1}: ${problem}`];
  });
  return { values: parseEnv(text), problems };
}

/**
 * @param {string} line
 * @returns {string | null}
 */
function problemOf(line) {
  if (line === '' || line.startsWith('#')) return null;
  const [, name = '', separator] = /^(?:export\s+)?([\w.-]*)\s*(=?)/.exec(line) ?? [];
  if (name === '' || separator !== '=') return `write ${settingLike(name) ?? 'NAME'}=value`;
  if (isSetting(name)) return null;
  if (PORT_VARIABLES.includes(name)) return `${name} is read from the environment only`;
  const likely = settingLike(name);
  if (likely === null && !name.startsWith('VITE_')) return null;
  return `${name} is not a setting${likely ? ` (did you mean ${likely}?)` : ''}`;
}

/** @param {string} name */
function isSetting(name) {
  return SITE_ENV_NAMES.some((setting) => setting === name);
}

/**
 * Also matches the end of a setting's name, such as `apiKey` from the Firebase console.
 *
 * @param {string} name
 * @returns {string | null}
 */
function settingLike(name) {
  const upper = name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
  if (upper === '') return null;
  return SITE_ENV_NAMES.find((setting) => `_${setting}`.endsWith(`_${upper}`)) ?? closestSetting(upper);
}

/**
 * @param {string} name
 * @returns {string | null}
 */
function closestSetting(name) {
  const [closest] = SITE_ENV_NAMES.map((setting) => ({
    setting,
    typos: editDistance(setting, name),
  })).toSorted((a, b) => a.typos - b.typos);
  return closest && closest.typos <= MAX_TYPOS ? closest.setting : null;
}

/**
 * Levenshtein distance.
 *
 * @param {string} a
 * @param {string} b
 */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    let diagonal = row[0] ?? 0;
    row = row.reduce((/** @type {number[]} */ next, above, j) => {
      const left = next[j - 1] ?? i;
      next.push(j === 0 ? i + 1 : Math.min(above + 1, left + 1, diagonal + (letter === b[j - 1] ? 0 : 1)));
      diagonal = above;
      return next;
    }, []);
  }
  return row.at(-1) ?? 0;
}
