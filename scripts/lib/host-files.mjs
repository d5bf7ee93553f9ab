// @ts-check
import { inAnyCase } from './public-pages.mjs';

/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ readonly headers: readonly { source: string, headers: readonly Header[] }[] }} Hosting
 */

const MANIFEST_TYPE = 'application/manifest+json';

/** nginx always compresses text/html. */
const COMPRESSION = [
  'gzip on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  'gzip_min_length 1024;',
  `gzip_types text/css text/plain text/xml text/javascript application/javascript application/json ${MANIFEST_TYPE} image/svg+xml;`,
];

/**
 * The headers of one file by the rules of firebase.json, where the last match wins.
 *
 * @param {Hosting} hosting
 * @param {{ isAsset: boolean }} file
 * @returns {readonly Header[]}
 */
export function headersOf({ headers }, { isAsset }) {
  const matching = headers.filter(
    ({ source }) => source === '**' || (isAsset && source.startsWith('/assets/')),
  );
  const merged = new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
  return [...merged].map(([key, value]) => ({ key, value }));
}

/**
 * For Netlify and Cloudflare Pages. Both send the headers of a rule with errors, too, so each asset has a rule of its
 * own: a rule for the folder would cache the 404 of a missing asset for a year. Cloudflare reads the first 100 rules.
 * Both hosts send a header twice when two rules set it. The rule for all pages therefore leaves out Cache-Control; the
 * default of both is to revalidate.
 *
 * @param {Hosting} hosting
 * @param {readonly string[]} assets the file names, the most important first
 */
export function headersFile(hosting, assets) {
  const pages = headersOf(hosting, { isAsset: false }).filter((header) => !isCaching(header));
  const caching = headersOf(hosting, { isAsset: true }).filter(isCaching);
  return [block('/*', pages), ...assets.map((name) => block(`/assets/${name}`, caching))].join('\n');
}

/** Cloudflare Pages answers a missing file with status 404 only where it finds a page like this one in the folder. */
export const ASSETS_404 = {
  path: 'assets/404.html',
  text: '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n',
};

/**
 * A missing asset is a 404; every other address without a file is a page of the site. Cloudflare Pages ignores both
 * rules: the second is its default, and `ASSETS_404` replaces the first. On a public site each page is a file, and
 * the hosts answer other addresses with 404.html. A lowercase address redirects to the right one.
 *
 * @param {readonly string[] | null} [pages] of a public site
 */
export function redirectsFile(pages = null) {
  if (pages) {
    const redirects = pages
      .filter((path) => path !== path.toLowerCase())
      .map((path) => `${path.toLowerCase()} ${path} 301`);
    return [...redirects, ''].join('\n');
  }
  return ['/assets/* /assets/:splat 404', '/* /index.html 200', ''].join('\n');
}

/**
 * For nginx: the content of a server block whose root is the uploaded folder. A location that sets a header inherits
 * none, so each location repeats all of them.
 *
 * @param {Hosting} hosting
 * @param {readonly string[] | null} [publicPages] the addresses of a public site's files
 */
export function nginxConfig(hosting, publicPages = null) {
  const headers = headersOf(hosting, { isAsset: false }).map((header) => nginxHeader(header));
  // Without `always`, the 404 of a missing asset is not cached.
  const assets = headersOf(hosting, { isAsset: true }).map((header) =>
    nginxHeader(header, isCaching(header) ? '' : ' always'),
  );
  return [
    `${COMPRESSION.join('\n')}\n`,
    // nginx uses the first regular expression that matches. Dotfiles, such as .build.json, stay private.
    location('~ /\\.(?!well-known/)', ['return 404;', ...headers]),
    location('~ \\.webmanifest$', [
      'types {}',
      `default_type ${MANIFEST_TYPE};`,
      'try_files $uri =404;',
      ...headers,
    ]),
    // A path with a dot is a file, whether it exists or not.
    location('~ \\.[^/]+$', ['try_files $uri =404;', ...headers]),
    location('^~ /assets/', ['try_files $uri =404;', ...assets]),
    ...(publicPages
      ? publicLocations(publicPages, headers)
      : [location('/', ['try_files $uri /index.html;', ...headers])]),
  ].join('\n');
}

/**
 * Each page of a public site is a file. An address in another letter case redirects to the right one.
 *
 * @param {readonly string[]} pages
 * @param {readonly string[]} headers
 */
function publicLocations(pages, headers) {
  const redirects = pages.map((path) => `rewrite "${inAnyCase(path)}" ${path} permanent;`);
  return [
    'error_page 404 /404.html;\n',
    location('= /', ['try_files /index.html =404;', ...headers]),
    location('/', ['try_files $uri.html @other-case;', ...headers]),
    location('@other-case', [...redirects, 'return 404;', ...headers]),
  ];
}

/** @param {Header} header */
function isCaching({ key }) {
  return key === 'Cache-Control';
}

/** @param {string} path @param {readonly Header[]} headers */
function block(path, headers) {
  return [path, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
}

/** @param {Header} header @param {'' | ' always'} [scope] by default sent with errors, too */
function nginxHeader({ key, value }, scope = ' always') {
  return `add_header ${key} "${value}"${scope};`;
}

/** @param {string} match @param {readonly string[]} lines */
function location(match, lines) {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
}
