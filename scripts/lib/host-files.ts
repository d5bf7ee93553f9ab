import type { hostingConfig } from './hosting.ts';

/**
 * The files that give other hosts the rules of firebase.json, completed for a build. `assets` has the file names, the
 * most important first. On a public site each page is a file, and the hosts answer every other address with 404.html;
 * `pages` is null on a closed one.
 */
export function hostFiles(
  { headers }: ReturnType<typeof hostingConfig>,
  assets: readonly string[],
  pages: readonly string[] | null,
): Record<string, string> {
  const [everywhere = {}, forAssets = {}] = ['**', '/assets/'].map((start) => {
    const rules = headers.filter(({ source }) => source.startsWith(start));
    return Object.fromEntries(rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
  });
  const { 'Cache-Control': caching, ...others } = everywhere;
  const sent = Object.entries(others);
  const assetCaching = forAssets['Cache-Control'];

  // Netlify and Cloudflare Pages send the headers of a rule with errors, too, so each asset has a rule of its own: a
  // rule for the folder would cache the 404 of a missing asset for a year. Cloudflare reads the first 100 rules. Both
  // send a header twice when two rules set it, so the rule for all leaves out Cache-Control: their default is the same.
  const headerRules = [
    ['/*', ...sent.map(([key, value]) => `  ${key}: ${value}`)],
    ...assets.map((name) => [`/assets/${name}`, `  Cache-Control: ${assetCaching}`]),
  ];
  // Cloudflare Pages ignores both rules of a closed site: the second is its default, and the page of assets/ replaces
  // the first.
  const redirects = pages
    ?.filter((path) => path !== path.toLowerCase())
    .map((path) => `${path.toLowerCase()} ${path} 301`) ?? [
    '/assets/* /assets/:splat 404',
    '/* /index.html 200',
  ];

  return {
    _headers: headerRules.map((lines) => `${lines.join('\n')}\n`).join('\n'),
    _redirects: [...redirects, ''].join('\n'),
    // Cloudflare Pages answers a missing file with status 404 only where it finds such a page in the folder.
    'assets/404.html': '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n',
    // To be included in an http block. A location that sets a header inherits none, so all stand at one level.
    '_nginx.conf': `# Written by npm run build from firebase.json, the settings, and the build: do not edit.

# Only a file that exists is cached for a year, not the 404 of a missing one.
map $status:$uri $site_caching {
  default "${caching}";
  "~^(200|206|304):/assets/" "${assetCaching}";
}

# The file of a page in any letter case.
map $uri $site_page {
  default ${pages ? '/404' : '/index.html'};
  / /index.html;${(pages ?? []).map((path) => `\n  ~*^${path}/?$ ${path}.html;`).join('')}
}

server {
  listen 8080;
  root /usr/share/nginx/html;
  charset utf-8;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;
${sent.map(([key, value]) => `  add_header ${key} "${value}" always;`).join('\n')}
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
    try_files $uri =404;
    types {}
    default_type application/manifest+json;
  }
  # A path with a dot is a file, whether it exists or not.
  location ~ ^/assets/|\\.[^/]+$ {
    try_files $uri =404;
  }
}
`,
  };
}
