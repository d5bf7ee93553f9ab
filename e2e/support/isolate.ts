import type { BrowserContext, Request } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { authEmulatorUrl } from './local-site';

const GAPI_URL = 'https://apis.google.com/js/api.js';
const gapiStandIn = fileURLToPath(new URL('gapi-stand-in.js', import.meta.url));

/** Answers the one script that pop-ups need, stops every other request to another host, and notes both. */
export async function isolate(context: BrowserContext, thirdParty: string[]): Promise<void> {
  await context.route(
    (url) => !isLoopback(url),
    async (route, request) => {
      const url = request.url();
      if (!isFromEmulatorPage(request)) thirdParty.push(url);
      if (url.startsWith(GAPI_URL))
        await route.fulfill({ path: gapiStandIn, contentType: 'text/javascript' });
      else await route.abort('blockedbyclient');
    },
  );
}

export function isLoopback(url: URL): boolean {
  return ['127.0.0.1', 'localhost'].includes(url.hostname) || !url.protocol.startsWith('http');
}

/** The emulator's own pages load fonts and styles from elsewhere; the real ones are not ours either. */
function isFromEmulatorPage(request: Request): boolean {
  return !request.isNavigationRequest() && request.frame().url().startsWith(authEmulatorUrl);
}
