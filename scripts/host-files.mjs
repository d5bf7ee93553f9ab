// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtHosting } from './lib/built-hosting.mjs';
import { headersFile, nginxConfig, redirectsFile } from './lib/host-files.mjs';
import { cacheFile, distDir } from './lib/project.mjs';
import { runScript } from './lib/refusal.mjs';

await runScript(() => {
  const { hosting } = builtHosting();
  write(join(distDir, '_headers'), headersFile(hosting), 'Netlify, Cloudflare Pages');
  write(join(distDir, '_redirects'), redirectsFile(), 'Netlify, Cloudflare Pages');
  write(cacheFile('nginx.conf'), nginxConfig(hosting), 'nginx: put it into the server block');
  return Promise.resolve(0);
});

/** @param {string} path @param {string} text @param {string} host */
function write(path, text, host) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${path}  (${host})\n`);
}
