import { env } from './env';
import { readStored } from './storage';

type AuthClient = typeof import('./auth-client');

let loading: Promise<AuthClient> | null = null;
let loaded: AuthClient | null = null;

/** Loads the provider's client once; a load that failed is tried again by the next caller. */
export function loadAuth(): Promise<AuthClient> {
  loading ??= import('./auth-client').then(
    (client) => (loaded = client),
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

/** Whether the provider has left a session in this browser: without one there is nothing to wait for. */
export function hasStoredSession(): boolean {
  return readStored(`firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`) !== null;
}
