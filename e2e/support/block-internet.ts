import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Request } from '@playwright/test';
import { CERTIFICATE, KEY_HASH } from '../../scripts/lib/certificate.ts';
import { listen } from '../../scripts/lib/processes.ts';
import { authEmulatorUrl } from './local-site';

const GAPI_HOST = 'apis.google.com';
const GAPI_PATH = '/js/api.js';
const SCRIPT = { 'Content-Type': 'text/javascript' };
const gapiStub = readFileSync(fileURLToPath(new URL('gapi-stub.js', import.meta.url)));

/**
 * Chromium's flags that make every host unresolvable except a local stub of apis.google.com, which pop-ups need. Requests
 * are not intercepted, because interception disables the browser's cache and slows each page down by a fifth.
 */
export async function withoutInternet() {
  const server = createServer(CERTIFICATE, ({ url = '' }, response) => {
    if (!url.startsWith(GAPI_PATH)) response.writeHead(404).end();
    else response.writeHead(200, SCRIPT).end(gapiStub);
  });
  const port = await listen(server);
  return {
    browserArgs: [
      `--host-resolver-rules=MAP ${GAPI_HOST} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      // A proxy would resolve the other hosts.
      '--no-proxy-server',
      `--ignore-certificate-errors-spki-list=${KEY_HASH}`,
    ],
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The same for browsers without such flags. */
export async function interceptInternet(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !isLoopback(url),
    (route, request) => {
      const { host, pathname } = new URL(request.url());
      const isStub = host === GAPI_HOST && pathname.startsWith(GAPI_PATH);
      return isStub ? route.fulfill({ headers: SCRIPT, body: gapiStub }) : route.abort();
    },
  );
}

/** Collects the requests to other hosts. */
export function collectThirdParty(context: BrowserContext, urls: string[]): void {
  context.on('request', (request) => {
    if (!isLoopback(new URL(request.url())) && !isFromEmulatorPage(request)) urls.push(request.url());
  });
}

export function isLoopback(url: URL): boolean {
  return ['127.0.0.1', 'localhost'].includes(url.hostname) || !url.protocol.startsWith('http');
}

/** The emulator's own pages load fonts and styles from other hosts. */
function isFromEmulatorPage(request: Request): boolean {
  return !request.isNavigationRequest() && request.frame().url().startsWith(authEmulatorUrl);
}
