// @ts-check

/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ readonly headers: readonly { source: string, headers: readonly Header[] }[] }} Hosting
 */

/**
 * The headers of one file by the rules of firebase.json, where the last match wins.
 *
 * @param {Hosting} hosting
 * @param {{ isAsset: boolean }} file
 * @returns {readonly Header[]}
 */
export function headersOf({ headers }, { isAsset }) {
  const matching = headers.filter(({ source }) => source === '**' || (isAsset && source === '/assets/**'));
  const merged = new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
  return [...merged].map(([key, value]) => ({ key, value }));
}

/**
 * For Netlify and Cloudflare Pages, which send a header twice when two rules set it. The rule for all pages therefore
 * leaves out Cache-Control; the default of both hosts is to revalidate, too.
 *
 * @param {Hosting} hosting
 */
export function headersFile(hosting) {
  const pages = headersOf(hosting, { isAsset: false }).filter((header) => !isCaching(header));
  const assets = headersOf(hosting, { isAsset: true }).filter(isCaching);
  return `${block('/*', pages)}\n${block('/assets/*', assets)}`;
}

/** A missing asset is a 404; every other address without a file is a page of the site. */
export function redirectsFile() {
  return ['/assets/* /assets/:splat 404', '/* /index.html 200', ''].join('\n');
}

/**
 * For nginx: the content of a server block whose root is the uploaded folder. A location that sets a header inherits
 * none, so each location repeats all of them.
 *
 * @param {Hosting} hosting
 */
export function nginxConfig(hosting) {
  const pages = nginxHeaders(headersOf(hosting, { isAsset: false }));
  const assets = nginxHeaders(headersOf(hosting, { isAsset: true }));
  return [
    location('/', 'try_files $uri /index.html;', pages),
    // A path with a dot is a file, whether it exists or not.
    location('~ \\.[^/]+$', 'try_files $uri =404;', pages),
    location('^~ /assets/', 'try_files $uri =404;', assets),
  ].join('\n');
}

/** @param {Header} header */
function isCaching({ key }) {
  return key === 'Cache-Control';
}

/** @param {string} path @param {readonly Header[]} headers */
function block(path, headers) {
  return [path, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
}

/** @param {readonly Header[]} headers */
function nginxHeaders(headers) {
  return headers.map(({ key, value }) => `add_header ${key} "${value}" always;`);
}

/** @param {string} match @param {string} files @param {readonly string[]} headers */
function location(match, files, headers) {
  return [`location ${match} {`, ...[files, ...headers].map((line) => `  ${line}`), '}', ''].join('\n');
}
