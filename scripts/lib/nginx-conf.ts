import type { hostingConfig } from './hosting.ts';

/**
 * The rules of firebase.json, completed for a build, as a file for the nginx of the container. On a public site each
 * page is a file, and every other address gets 404.html; `pages` is null on a closed one.
 */
export function nginxConf(
  { headers }: Pick<ReturnType<typeof hostingConfig>, 'headers'>,
  pages: readonly string[] | null,
): string {
  const [everywhere = {}, forAssets = {}] = ['**', '/assets/'].map((start) => {
    const rules = headers.filter(({ source }) => source.startsWith(start));
    return Object.fromEntries(rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
  });
  const { 'Cache-Control': caching, ...others } = everywhere;
  const assetCaching = forAssets['Cache-Control'];
  const sent = Object.entries(others);

  // To be included in an http block. A location that sets a header inherits none, so all stand at one level.
  return `# Written by npm run build from firebase.json, the settings, and the build: do not edit.

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
  # Hidden files, and this one.
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
`;
}
