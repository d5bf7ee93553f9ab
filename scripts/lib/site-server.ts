import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import { extname, join, matchesGlob, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { CERTIFICATE } from './certificate.ts';
import { hostingConfig } from './hosting.ts';
import { listen } from './processes.ts';
import type { SiteConfig } from './site-env.ts';

/** Of firebase.json. */
interface Rules {
  readonly cleanUrls?: boolean;
  readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
  readonly rewrites: readonly { source?: string; regex?: string; destination: string }[];
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer | string;
}

const HOST = '127.0.0.1';

/**
 * Serves a build on a port of this machine as Firebase Hosting does, because its emulator ends on `//`, answers 500 to a
 * long address, and has neither HTTP/2, nor compression, nor entity tags.
 */
export async function startSite(folder: string, rules: Rules, port: number): Promise<void> {
  const respond = siteResponder(folder, rules);
  const server = createServer((request, response) => {
    const { status, headers, body } = respond(request);
    response.writeHead(status, headers).end(body);
  });
  await listen(server, port);
}

/**
 * The same over HTTP/2, for measurements. Requests for other hosts, which the browser sends here, get an empty script.
 * Returns the origin.
 */
export async function serveSecurely(folder: string, config: SiteConfig): Promise<string> {
  const indexHtml = readFileSync(join(folder, 'index.html'), 'utf8');
  const respond = siteResponder(folder, hostingConfig(config, { indexHtml }));
  const server = createSecureServer({ ...CERTIFICATE, allowHTTP1: true }, (request, response) => {
    // HTTP/1.1 has a host header instead.
    const isOurs = (request.authority ?? request.headers.host ?? '').startsWith(HOST);
    const { status, headers, body } = isOurs
      ? respond(request)
      : { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: '' };
    response.writeHead(status, headers).end(body);
  });
  const port = await listen(server);
  // Lets the process exit while the server is still listening.
  server.unref();
  return `https://${HOST}:${port}`;
}

function siteResponder(folder: string, { cleanUrls = false, headers: rules, rewrites }: Rules) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) && !name.startsWith('.'),
  );
  const files = new Map(names.map((name) => [`/${name.replaceAll(sep, '/')}`, readFile(join(folder, name))]));

  const known = new Map<string, Record<string, string>>();
  /** Remembers them, because one rule names every asset, and matching it takes milliseconds. */
  function headersOf(path: string): Record<string, string> {
    const found = known.get(path);
    if (found) return found;
    const set = rules.filter(({ source }) => matchesGlob(path, source)).flatMap(({ headers }) => headers);
    const headers = Object.fromEntries(set.map(({ key, value }) => [key, value]));
    known.set(path, headers);
    return headers;
  }

  function rewritten(path: string) {
    return rewrites.find(
      ({ source, regex }) =>
        (source && matchesGlob(path.replace(/(.)\/$/, '$1'), source)) ||
        (regex && new RegExp(regex).test(path)),
    )?.destination;
  }

  return ({ method = '', url = '', headers: asked }: IncomingMessage | Http2ServerRequest): Answer => {
    if (!['GET', 'HEAD'].includes(method)) return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    const path = pathOf(url);
    if (path === null) return plain(400, 'Bad request');
    const headers = headersOf(path);
    const clean = path.replace(/(?:\/index)?\.html$|(?<=.)\/$/, '') || '/';
    if (cleanUrls && clean !== path) return plain(301, '', { ...headers, Location: clean });
    const found = files.get(path === '/' ? '/index.html' : path) ?? files.get(rewritten(path) ?? '');
    const file = found ?? files.get('/404.html');
    if (!file) return plain(404, 'Not found', headers);
    if (asked['if-none-match'] === file.etag)
      return { status: 304, headers: { ...headers, ETag: file.etag }, body: '' };
    const answer = file.answer(String(asked['accept-encoding']).includes('br'));
    return { ...answer, status: found ? 200 : 404, headers: { ...headers, ...answer.headers } };
  };
}

function pathOf(url: string): string | null {
  try {
    return decodeURI(new URL(url, 'http://site').pathname);
  } catch {
    return null;
  }
}

function plain(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { ...headers, 'Content-Type': 'text/plain' }, body };
}

function readFile(path: string) {
  const content = readFileSync(path);
  const type = getMimeType(path);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
  let compressed: Buffer | undefined;

  function answer(mayCompress: boolean) {
    const isCompressed = mayCompress && type !== undefined && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
    const body = isCompressed ? (compressed ??= brotliCompressSync(content)) : content;
    const headers: Record<string, string> = { ETag: etag, 'Content-Length': String(body.length) };
    if (type) headers['Content-Type'] = type;
    if (isCompressed) headers['Content-Encoding'] = 'br';
    return { headers, body };
  }

  return { etag, answer };
}
