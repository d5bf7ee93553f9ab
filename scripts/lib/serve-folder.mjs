// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join, matchesGlob, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CERTIFICATE } from './certificate.mjs';
import { listen } from './local-ports.mjs';

/**
 * @typedef {object} Rules
 * @property {readonly { source: string, headers: readonly { key: string, value: string }[] }[]} headers
 * @property {readonly { source?: string, destination: string }[]} rewrites
 */

const HOST = '127.0.0.1';
/** @type {Readonly<Record<string, string>>} content types of the files to compress */
const TEXT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a build as Firebase Hosting does: headers, rewrites, HTTP/2, brotli, entity tags. The Hosting emulator
 * supports none of the last three. Requests for other hosts, which the browser sends here, get an empty script.
 *
 * @param {string} folder
 * @param {Rules} rules
 * @returns {Promise<string>} origin
 */
export async function serveFolder(folder, { headers, rewrites }) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name));
  const assets = new Map(
    names.map((name) => [`/${name.replaceAll(sep, '/')}`, readAsset(join(folder, name))]),
  );

  const server = createSecureServer({ ...CERTIFICATE, allowHTTP1: true }, (request, response) => {
    // HTTP/1.1 has a host header instead.
    if (!(request.authority ?? request.headers.host ?? '').startsWith(HOST)) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
      return;
    }
    const { pathname } = new URL(request.url, 'https://site');
    for (const rule of headers.filter(({ source }) => matchesGlob(pathname, source)))
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    const rewrite = rewrites.find(({ source = '' }) => matchesGlob(pathname, source));
    const asset = assets.get(pathname) ?? assets.get(rewrite?.destination ?? '');
    // The browser reports an empty answer as a failed navigation.
    if (!asset) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    else if (request.headers['if-none-match'] === asset.headers.ETag) response.writeHead(304).end();
    else response.writeHead(200, asset.headers).end(asset.body);
  });
  const port = await listen(server);
  // Lets the process exit while the server is still listening.
  server.unref();
  return `https://${HOST}:${port}`;
}

/** @param {string} path */
function readAsset(path) {
  const content = readFileSync(path);
  const type = TEXT_TYPES[extname(path)];
  const body = type === undefined ? content : brotliCompressSync(content);
  const ETag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
  const encoding = type === undefined ? {} : { 'Content-Type': type, 'Content-Encoding': 'br' };
  return { body, headers: { ETag, 'Content-Length': body.length, ...encoding } };
}
