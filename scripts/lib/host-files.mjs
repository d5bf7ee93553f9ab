// @ts-check
import { isForAssets } from './hosting.mjs';

/**
 * @typedef {{ key: string, value: string }} Header
 * @typedef {{ readonly headers: readonly { source: string, headers: readonly Header[] }[] }} Hosting
 */

/** Cloudflare Pages answers a missing file with status 404 only where it finds a page like this one in the folder. */
export const ASSETS_404 = {
  path: 'assets/404.html',
  text: '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n',
};

/**
 * The headers of one file by the rules of firebase.json, where the last match wins.
 *
 * @param {Hosting} hosting
 * @param {{ isAsset: boolean }} file
 * @returns {readonly Header[]}
 */
export function headersOf({ headers }, { isAsset }) {
  const matching = headers.filter(({ source }) => source === '**' || (isAsset && isForAssets(source)));
  const merged = new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
  return [...merged].map(([key, value]) => ({ key, value }));
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both send the headers of a rule with errors, too, so each asset
 * has a rule of its own: a rule for the folder would cache the 404 of a missing asset for a year. Cloudflare reads the
 * first 100 rules. Both hosts send a header twice when two rules set it. The rule for all pages therefore leaves out
 * Cache-Control; the default of both is to revalidate.
 *
 * @param {Hosting} hosting
 * @param {readonly string[]} assets the file names, the most important first
 */
export function headersFile(hosting, assets) {
  const pages = headersOf(hosting, { isAsset: false }).filter((header) => !isCaching(header));
  const caching = headersOf(hosting, { isAsset: true }).filter(isCaching);
  const rules = [{ path: '/*', headers: pages }];
  for (const name of assets) rules.push({ path: `/assets/${name}`, headers: caching });
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** @param {Header} header */
function isCaching({ key }) {
  return key === 'Cache-Control';
}

/**
 * The `_redirects` file of the same hosts. A missing asset is a 404; every other address without a file is a page of
 * the site. Cloudflare Pages ignores both rules: the second is its default, and `ASSETS_404` replaces the first. On a
 * public site each page is a file, and the hosts answer other addresses with 404.html. A lowercase address redirects
 * to the right one.
 *
 * @param {readonly string[] | null} [pages] of a public site
 */
export function redirectsFile(pages = null) {
  if (!pages) return ['/assets/* /assets/:splat 404', '/* /index.html 200', ''].join('\n');
  const redirects = pages
    .filter((path) => path !== path.toLowerCase())
    .map((path) => `${path.toLowerCase()} ${path} 301`);
  return [...redirects, ''].join('\n');
}

/**
 * A server block for nginx, to be included in its http block. `add_header` stands at one level, because a location that
 * sets a header inherits none.
 *
 * @param {Hosting} hosting
 * @param {readonly string[] | null} pages of a public site
 * @param {{ root?: string, listen?: string }} [server]
 */
export function nginxFile(hosting, pages, { root = '/usr/share/nginx/html', listen = '8080' } = {}) {
  const caching = Object.fromEntries(
    [true, false].map((isAsset) => [isAsset, headersOf(hosting, { isAsset }).find(isCaching)?.value]),
  );
  const headers = headersOf(hosting, { isAsset: false }).filter((header) => !isCaching(header));
  return `# Written by npm run build from firebase.json, the settings, and the build: do not edit.

# Only a file that exists is cached for a year, not the 404 of a missing one.
map $status:$uri $site_caching {
  default "${caching.false}";
  "~^(200|206|304):/assets/" "${caching.true}";
}

# The file of a page in any letter case.
map $uri $site_page {
  default ${pages ? '/404' : '/index.html'};
  / /index.html;${(pages ?? []).map((path) => `\n  ~*^${path}/?$ ${path}.html;`).join('')}
}

server {
  listen ${listen};
  root ${root};
  charset utf-8;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;
${headers.map(({ key, value }) => `  add_header ${key} "${value}" always;`).join('\n')}
  add_header Cache-Control $site_caching always;
${pages ? '  error_page 404 /404.html;\n  location = /404.html {\n    internal;\n  }\n' : ''}
  location / {
    try_files $uri $site_page =404;
  }
  # Hidden files, and those for other hosts.
  location ~ /\\.(?!well-known/)|^/_ {
    return 404;
  }
  location ~ \\.webmanifest$ {
    types {
    }
    default_type application/manifest+json;
  }
  # A path with a dot is a file, whether it exists or not.
  location ~ \\.[^/]+$ {
    try_files $uri =404;
  }
  location ^~ /assets/ {
    try_files $uri =404;
  }
}
`;
}
