// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join, matchesGlob, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CERTIFICATE } from '../lib/certificate.mjs';
import { listen } from '../lib/local-ports.mjs';

/**
 * @typedef {object} HostingRules
 * @property {readonly { source: string, headers: readonly { key: string, value: string }[] }[]} headers
 * @property {readonly { source?: string, destination: string }[]} rewrites
 * @property {boolean} cleanUrls whether a file may be asked for without `.html`
 *
 * @typedef {object} SiteServer
 * @property {string} origin
 * @property {(path: string) => number} bodySize compressed size of the file at a path
 */

const HOST = '127.0.0.1';
/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves a build as Firebase Hosting does: headers, rewrites, HTTP/2, brotli, entity tags. The Hosting emulator
 * supports none of the last three. Requests for other hosts, which the browser sends here, get an empty script.
 *
 * @param {string} folder
 * @param {HostingRules} rules
 * @returns {Promise<SiteServer>}
 */
export async function serveFolder(folder, { headers, rewrites, cleanUrls }) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  const assets = new Map(
    files.map((path) => [`/${relative(folder, path).replaceAll('\\', '/')}`, readAsset(path)]),
  );

  /** @param {string} path */
  function find(path) {
    const rewrite = rewrites.find(({ source }) => source !== undefined && matchesGlob(path, source));
    return (
      assets.get(path === '/' ? '/index.html' : path) ??
      assets.get(cleanUrls ? `${path}.html` : '') ??
      (rewrite && assets.get(rewrite.destination))
    );
  }

  const server = createSecureServer(CERTIFICATE, (request, response) => {
    if (!request.authority.startsWith(HOST)) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
      return;
    }
    const { pathname } = new URL(request.url, 'https://site');
    const asset = find(pathname);
    for (const rule of headers.filter(({ source }) => matchesGlob(pathname, source)))
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    if (!asset) {
      // The browser reports an empty answer as a failed navigation.
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    response.setHeader('ETag', asset.tag);
    if (request.headers['if-none-match'] === asset.tag) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', asset.type);
    if (asset.encoding) response.setHeader('Content-Encoding', asset.encoding);
    response.setHeader('Content-Length', asset.body.length);
    response.end(request.method === 'HEAD' ? '' : asset.body);
  });
  const port = await listen(server);
  // Lets the process exit while the server is still listening.
  server.unref();
  return { origin: `https://${HOST}:${port}`, bodySize: (path) => find(path)?.body.length ?? 0 };
}

/** @param {string} path */
function readAsset(path) {
  const content = readFileSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
  const isBinary = type.startsWith('image/png') || type.startsWith('font') || type.includes('octet');
  return isBinary
    ? { body: content, type, tag, encoding: '' }
    : { body: brotliCompressSync(content), type, tag, encoding: 'br' };
}
