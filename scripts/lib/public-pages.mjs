// @ts-check
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const OWN_FILES = new Set(['index.html', '404.html', 'assets/404.html']);

/**
 * The addresses of a public site's prerendered pages besides `/`, each the name of a file without `.html`.
 *
 * @param {string} folder of a build
 * @returns {string[]}
 */
export function publicPages(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.html') && !OWN_FILES.has(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .toSorted();
}

/**
 * A regular expression for a path in any letter case, with or without a slash at the end. It needs no flags, which
 * hosts write differently.
 *
 * @param {string} path
 */
export function inAnyCase(path) {
  const letters = path.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  return `^${letters}/?$`;
}
