import { env } from '@/site/env';
import { SESSION_KEY_PREFIX } from '@/site/storage-keys';
import { readStored, writeStored } from '@/lib/storage';

const KEY = `${SESSION_KEY_PREFIX}${env.firebase.apiKey}:[DEFAULT]`;
/** Longer than the session of a user with a long name and three sign-in methods. */
const SESSION_MAX_LENGTH = 8000;

/** Whether Firebase has stored a session in this browser. */
export function hasStoredSession(): boolean {
  return readStored(KEY) !== null;
}

/** The value at page load. Firebase may remove a session before the app reads it. */
export const hadStoredSession = hasStoredSession();

/** Probes for free space, because Firebase does not notice when storage is full, and then loses the session. */
export function canStoreSession(): boolean {
  if (hasStoredSession()) return true;
  const hasRoom = writeStored('room', 'x'.repeat(SESSION_MAX_LENGTH));
  writeStored('room', null);
  return hasRoom;
}
