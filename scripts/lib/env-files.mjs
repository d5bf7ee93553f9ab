// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { problemLine, readSiteEnv, SITE_ENV_NAMES } from './site-env.mjs';

/**
 * The settings as Vite sees them: .env files of the mode, overridden by the environment.
 *
 * @param {'development' | 'production'} mode
 */
export function loadSiteConfig(mode) {
  const fileValues = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(projectRoot, name))
    .filter((path) => existsSync(path))
    .map((path) => parseEnv(readFileSync(path, 'utf8')));
  const { problems, config } = readSiteEnv(Object.assign({}, ...fileValues, process.env));
  if (problems.length > 0) throw new Refusal(problemLine(problems));
  return config;
}

/** Environment values that keep a contributor's own .env out of the tests. */
export const LOCAL_SITE_ENV = Object.fromEntries(SITE_ENV_NAMES.map((name) => [name, '']));
