import { env } from '@/lib/env';
import { hadStoredSession } from '../stored-session';
import { onFirstInteraction } from '@/lib/page';
import { logError } from '@/lib/log-error';
import type { User } from './auth-user';

type AuthClient = typeof import('./auth-client');

let loading: Promise<AuthClient> | null = null;
let loaded: AuthClient | null = null;
const onLoad = new Set<(client: AuthClient) => void>();

/** Loads the auth client once. After a failed load, the next call retries. */
export function loadAuth(): Promise<AuthClient> {
  loading ??= importClient().then(
    (client) => {
      loaded = client;
      for (const start of onLoad) start(client);
      onLoad.clear();
      return client;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * Runs an action with the client, at once if it is loaded: Safari blocks a window that opens later than in the task of
 * its click.
 */
export function withAuth<Result>(action: (client: AuthClient) => Promise<Result>): Promise<Result> {
  return loaded ? action(loaded) : loadAuth().then(action);
}

/** The client, if it is loaded. */
export function loadedAuth(): AuthClient | null {
  return loaded;
}

/**
 * Reports the signed-in user, now and after every change. If the client fails to load, the subscription starts with
 * the next successful load, so that signing in after a retry still opens the site.
 */
export function watchUser(listener: (user: User | null) => void): () => void {
  let stop: (() => void) | null = null;
  function start(client: AuthClient) {
    stop = client.watchUser(listener);
  }
  if (loaded) start(loaded);
  else {
    onLoad.add(start);
    // The loading screen's timeout and the sign-in form show this failure to the visitor.
    loadAuth().catch(logError);
  }
  return () => {
    onLoad.delete(start);
    stop?.();
  };
}

/** Resolves with the provider's first answer. If the client fails to load, it waits for the next load. */
export function firstAnswer(): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchUser(() => {
      resolve();
      stop();
    });
  });
}

/**
 * Like `watchUser`, but without a stored session it loads the client at the first interaction. The subscription also
 * starts if something else loads the client before, such as a form submitted before hydration.
 */
export function watchUserWhenNeeded(listener: (user: User | null) => void): () => void {
  if (hadStoredSession || loaded) return watchUser(listener);
  let stop: (() => void) | null = null;
  function start(client: AuthClient) {
    stop = client.watchUser(listener);
  }
  onLoad.add(start);
  const stopWaiting = onFirstInteraction(() => void loadAuth().catch(logError));
  return () => {
    stopWaiting();
    onLoad.delete(start);
    stop?.();
  };
}

/** App Check, if configured, must start before the first request to the identity provider. */
async function importClient(): Promise<AuthClient> {
  const siteKey = env.appCheckSiteKey;
  if (siteKey !== null) {
    const [{ initializeAppCheck, ReCaptchaV3Provider }, { app }] = await Promise.all([
      import('firebase/app-check'),
      import('./firebase-app'),
    ]);
    initializeAppCheck(app, { provider: new ReCaptchaV3Provider(siteKey), isTokenAutoRefreshEnabled: true });
  }
  return import('./auth-client');
}
