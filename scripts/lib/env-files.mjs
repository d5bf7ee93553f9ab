// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { localPorts, PORT_VARIABLES } from './local-ports.mjs';
import { projectRoot } from './project.mjs';
import { readSiteEnv, SITE_ENV_NAMES } from './site-env.mjs';

/**
 * The settings from the .env files of a mode, overridden by the environment. Every script and vite.config.ts read them
 * here, so that a value means the same everywhere. Vite's own loadEnv replaces `$` and skips lines that it cannot read.
 *
 * @param {string} mode such as development or production
 * @param {{ folder?: string, env?: Record<string, string | undefined> }} [options]
 */
export function loadSiteConfig(mode, { folder = projectRoot, env = process.env } = {}) {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '') }));
  const problems = files.flatMap(({ name, text }) => problemsOf(name, text));
  const values = Object.assign({}, ...files.map(({ text }) => parseEnv(text)), env);
  return readSiteEnv(values, localPorts(), problems);
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function problemsOf(file, text) {
  if (/[\0\uFFFD]/.test(text)) return [`${file} is not UTF-8 text: save it as UTF-8`];
  return text.split(/\r?\n/).flatMap((line, index) => {
    const problem = problemOf(line.trim());
    return problem === null ? [] : [`${file} line ${index + 1}: ${problem}`];
  });
}

/**
 * @param {string} line
 * @returns {string | null}
 */
function problemOf(line) {
  if (line === '' || line.startsWith('#')) return null;
  const [, name = '', sign, quote, rest = ''] =
    /^(?:export\s+)?([\w.-]*)\s*(=?)\s*(["'`]?)(.*)/.exec(line) ?? [];
  if (name === '' || sign !== '=') return 'write NAME=value';
  if (PORT_VARIABLES.includes(name)) return `${name} is read from the environment only`;
  if (!SITE_ENV_NAMES.includes(name)) return name.startsWith('VITE_') ? `${name} is not a setting` : null;
  return quote && !rest.includes(quote) ? `the ${quote} is not closed` : null;
}
