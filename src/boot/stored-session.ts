import { env } from '@/site/env';
import { SESSION_KEY_PREFIX } from '@/site/storage-keys';
import { readStored } from '@/lib/storage';

const KEY = `${SESSION_KEY_PREFIX}${env.firebase.apiKey}:[DEFAULT]`;

/** Whether Firebase has stored a session in this browser. */
export function hasStoredSession(): boolean {
  return readStored(KEY) !== null;
}

/** The value at page load. Firebase may remove a session before the app reads it. */
export const hadStoredSession = hasStoredSession();
