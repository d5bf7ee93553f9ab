// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join, matchesGlob, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CERTIFICATE } from '../lib/certificate.mjs';

/**
 * @typedef {object} HostingRules
 * @property {readonly { source: string, headers: readonly { key: string, value: string }[] }[]} headers
 * @property {readonly { source: string, destination: string }[]} rewrites
 *
 * @typedef {{ body: Buffer, type: string, encoding?: string, tag: string }} Asset
 *
 * @typedef {object} SiteServer
 * @property {string} origin
 * @property {(path: string) => number} bodySize bytes that a path's body takes on the way
 * @property {() => Promise<void>} stop
 */

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
const HOST = '127.0.0.1';
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * Serves a folder as Firebase Hosting does: its headers and rewrites, HTTP/2, brotli, entity tags. The emulator knows
 * neither of the last three. Whoever else is asked for something, and led here, answers with nothing.
 *
 * @param {string} folder
 * @param {HostingRules} rules
 * @returns {Promise<SiteServer>}
 */
export function serveFolder(folder, { headers, rewrites }) {
  const assets = readAssets(folder);

  /** @param {string} path */
  function find(path) {
    const direct = assets.get(path === '/' ? '/index.html' : path);
    const rewrite = rewrites.find(({ source }) => matchesGlob(path, source));
    return direct ?? (rewrite && assets.get(rewrite.destination));
  }

  const server = createSecureServer(CERTIFICATE, (request, response) => {
    if (!request.authority.startsWith(HOST)) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
      return;
    }
    const { pathname } = new URL(request.url, 'https://site');
    const asset = find(pathname);
    const rules = headers.filter(({ source }) => matchesGlob(pathname, source));
    for (const { key, value } of rules.flatMap((rule) => rule.headers)) response.setHeader(key, value);
    if (!asset) {
      response.writeHead(404).end();
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

  /** @type {Set<import('node:http2').ServerHttp2Session>} */
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      if (!address || typeof address === 'string') return;
      // A bench that has failed ends, whatever is still being served.
      server.unref();
      resolve({
        origin: `https://${HOST}:${address.port}`,
        bodySize: (path) => find(path)?.body.length ?? 0,
        stop: () => {
          for (const session of sessions) session.destroy();
          return new Promise((done) => server.close(() => done()));
        },
      });
    });
  });
}

/**
 * @param {string} folder
 * @returns {Map<string, Asset>} by path
 */
function readAssets(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  return new Map(files.map((path) => [`/${relative(folder, path).replaceAll('\\', '/')}`, readAsset(path)]));
}

/**
 * @param {string} path
 * @returns {Asset}
 */
function readAsset(path) {
  const extension = extname(path);
  const content = readFileSync(path);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
  const type = TYPES[extension] ?? 'application/octet-stream';
  return COMPRESSED.has(extension)
    ? { body: brotliCompressSync(content), type, encoding: 'br', tag }
    : { body: content, type, tag };
}
