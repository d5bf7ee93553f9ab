// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtConfig } from './lib/build.mjs';
import { headersFile, nginxConfig, redirectsFile } from './lib/host-files.mjs';
import { hostingConfig, readFirebaseJson } from './lib/hosting-config.mjs';
import { cacheFile, distDir } from './lib/project.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';

await runScript(() => {
  const config = builtConfig();
  if (config === null) throw new Refusal('There is no build to write these for: run npm run build first.');
  if (config.local !== null) {
    throw new Refusal(
      'dist was built for the local emulator: set the VITE_FIREBASE_* values, then npm run build.',
    );
  }
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  const hosting = hostingConfig(readFirebaseJson(), config, indexHtml);
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
