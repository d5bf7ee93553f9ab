// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildForHosting } from './lib/build.mjs';
import { headersFile, nginxConfig, redirectsFile } from './lib/host-files.mjs';
import { cacheFile, distDir } from './lib/project.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const { hosting, pages } = await buildForHosting();
  write(join(distDir, '_headers'), headersFile(hosting), 'Netlify, Cloudflare Pages');
  write(join(distDir, '_redirects'), redirectsFile(pages), 'Netlify, Cloudflare Pages');
  write(cacheFile('nginx.conf'), nginxConfig(hosting, pages), 'nginx: put it in the server block');
  return 0;
});

/** @param {string} path @param {string} text @param {string} host */
function write(path, text, host) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${path}  (${host})\n`);
}
