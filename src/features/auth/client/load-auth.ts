import type { User } from './auth-user';
import { env } from '@/site/env';
import { reportQuietly } from '@/lib/report';

type AuthClient = typeof import('./auth-client');

let loading: Promise<AuthClient> | null = null;
let loaded: AuthClient | null = null;
const waiting = new Set<(client: AuthClient) => void>();

/** Loads the provider's client once; a load that failed is tried again by the next caller. */
export function loadAuth(): Promise<AuthClient> {
  loading ??= importClient().then(
    (client) => {
      loaded = client;
      for (const start of waiting) start(client);
      waiting.clear();
      return client;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The client if it is here already: a pop-up must open in the same breath as the click. */
export function loadedAuth(): AuthClient | null {
  return loaded;
}

/**
 * Calls back with who is signed in, now and after every change. Should the client not load now, whoever loads it
 * later starts this as well: a visitor who then signs in must be let in.
 */
export function watchUser(listener: (user: User | null) => void): () => void {
  let stop: (() => void) | null = null;
  function start(client: AuthClient) {
    stop = client.watchUser(listener);
  }
  if (loaded) start(loaded);
  else {
    waiting.add(start);
    // Shown where it matters: by the watchdog while we wait, by the form when it is sent.
    loadAuth().catch(reportQuietly);
  }
  return () => {
    waiting.delete(start);
    stop?.();
  };
}

async function importClient(): Promise<AuthClient> {
  const siteKey = env.appCheckSiteKey;
  if (siteKey !== null) (await import('./app-check')).startAppCheck(siteKey);
  return import('./auth-client');
}
