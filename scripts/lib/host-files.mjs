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

/** @param {Header} header */
function isCaching({ key }) {
  return key === 'Cache-Control';
}

/** @param {string} path @param {readonly Header[]} headers */
function block(path, headers) {
  return [path, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
}
