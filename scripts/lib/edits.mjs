// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {readonly [file: string, find: string | RegExp, replace: string]} Edit with nothing to find, `replace` is the
 *   whole file
 */

/** The lines of docs/recipes.md for more sign-in providers. @type {readonly Edit[]} */
export const moreProviders = [
  [
    'src/site/providers.ts',
    'BsGithub }',
    'BsApple, BsFacebook, BsGithub, BsMicrosoft, BsShieldLock, BsTwitterX }',
  ],
  before(
    'src/site/providers.ts',
    "import { FcGoogle } from 'react-icons/fc';",
    "import { FaYahoo } from 'react-icons/fa6';\n",
  ),
  before(
    'src/site/providers.ts',
    '];\n\nexport const providerNames',
    `  { id: 'microsoft.com', name: 'Microsoft', Icon: BsMicrosoft },
  { id: 'apple.com', name: 'Apple', Icon: BsApple, scopes: ['email', 'name'] },
  { id: 'twitter.com', name: 'X', Icon: BsTwitterX, photoHosts: ['pbs.twimg.com'] },
  {
    id: 'facebook.com',
    name: 'Facebook',
    Icon: BsFacebook,
    scopes: ['email'],
    photoHosts: ['graph.facebook.com', '*.fbsbx.com'],
  },
  { id: 'yahoo.com', name: 'Yahoo', Icon: FaYahoo, photoHosts: ['s.yimg.com'] },
  { id: 'oidc.acme', name: 'Acme', Icon: BsShieldLock },
`,
  ),
];

/**
 * @param {string} root
 * @param {Edit} edit
 */
export function applyEdit(root, [file, find, replace]) {
  const path = join(root, file);
  if (find === '') return writeFileSync(path, replace);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(find, () => replace);
  if (edited === text) throw new Error(`${file} does not contain: ${find}`);
  writeFileSync(path, edited);
}

/**
 * @param {string} file
 * @param {string} anchor
 * @param {string} text
 * @returns {Edit}
 */
export function before(file, anchor, text) {
  return [file, anchor, text + anchor];
}
