import { env, isPublicSite } from '@/lib/env';
import { onFirstInteraction } from '@/lib/first-interaction';
import { loadOnce } from '@/lib/load-once';
import { hasStoredSession } from '@/lib/storage';
import { createStore } from '@/lib/store';
import type { User, UserListener } from './auth-session';

export type AuthClient = typeof import('./auth-client');

/**
 * Whether a session was stored when the page opened. The boot script records it, because Firebase may remove a session
 * before the app runs.
 */
export const openedWithSession =
  typeof document !== 'undefined' &&
  (hasStoredSession() || document.documentElement.dataset['session'] !== undefined);

const client = createStore<AuthClient | null>(() => null);

/** The client, if it is loaded. */
export const loadedAuth = client.get;

/** Loads the auth client once. After a failed load, the next call retries. */
export const loadAuth: () => Promise<AuthClient> = loadOnce(async () => {
  const loaded = await importClient();
  client.set(loaded);
  return loaded;
});

/**
 * Runs an action with the client, at once if it is loaded: Safari blocks a window that opens later than in the task of
 * its click.
 */
export function withAuth<Result>(action: (client: AuthClient) => Promise<Result>): Promise<Result> {
  const loaded = loadedAuth();
  return loaded ? action(loaded) : loadAuth().then(action);
}

/**
 * Reports the signed-in user, now and after every change. If the client fails to load, the subscription starts with
 * the next successful load, so that signing in after a retry still opens the site.
 */
export function watchUser(listener: UserListener): () => void {
  let stop: (() => void) | undefined;
  function start() {
    stop = loadedAuth()?.onUserChange(listener);
  }
  start();
  const stopWaiting = client.subscribe(start);
  // On a public site, a signed-out visitor does not need the client until signing in.
  const stopLoading = isPublicSite && !openedWithSession ? onFirstInteraction(startLoading) : undefined;
  if (!stopLoading) startLoading();
  return () => {
    stopLoading?.();
    stopWaiting();
    stop?.();
  };
}

/** The loading screen's timeout and the sign-in form show a failure to the visitor. */
function startLoading() {
  loadAuth().catch(console.error);
}

/** Resolves with the provider's first answer. If the client fails to load, it waits for the next load. */
export function firstAuthState(): Promise<User | null> {
  return new Promise((resolve) => {
    const stop = watchUser((user) => {
      resolve(user);
      stop();
    });
  });
}

/** App Check, if configured, must start before the first request to the identity provider. */
async function importClient(): Promise<AuthClient> {
  const { appCheck } = env;
  if (appCheck !== null) {
    const [{ initializeAppCheck, ReCaptchaEnterpriseProvider, ReCaptchaV3Provider }, { app }] =
      await Promise.all([import('firebase/app-check'), import('./auth-session')]);
    const Provider = appCheck.provider === 'v3' ? ReCaptchaV3Provider : ReCaptchaEnterpriseProvider;
    initializeAppCheck(app, { provider: new Provider(appCheck.siteKey), isTokenAutoRefreshEnabled: true });
  }
  return import('./auth-client');
}
