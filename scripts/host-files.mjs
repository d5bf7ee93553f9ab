// @ts-check
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildForHosting } from './lib/build.mjs';
import { ASSETS_404, headersFile, nginxConfig, redirectsFile } from './lib/host-files.mjs';
import { cacheFile, distDir } from './lib/project.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const { hosting, pages } = await buildForHosting();
  write(join(distDir, '_headers'), headersFile(hosting, assetsBySize()), 'Netlify, Cloudflare Pages');
  write(join(distDir, '_redirects'), redirectsFile(pages), 'Netlify, Cloudflare Pages');
  write(join(distDir, ASSETS_404.path), ASSETS_404.text, 'Cloudflare Pages');
  write(cacheFile('nginx.conf'), nginxConfig(hosting, pages), 'nginx: put it in the server block');
  return 0;
});

/** The largest first, because they gain the most from being cached. First screens last: a cached app needs none. */
function assetsBySize() {
  const folder = join(distDir, 'assets');
  return readdirSync(folder)
    .filter((name) => join('assets', name) !== join(ASSETS_404.path))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .toSorted((a, b) => Number(isFirstScreen(a)) - Number(isFirstScreen(b)) || b.size - a.size)
    .map(({ name }) => name);
}

/** @param {{ name: string }} asset */
function isFirstScreen({ name }) {
  return name.startsWith('first-screen-');
}

/** @param {string} path @param {string} text @param {string} host */
function write(path, text, host) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${path}  (${host})\n`);
}
