import { env } from '@/site/env';
import { SESSION_KEY_PREFIX } from '@/site/storage-keys';
import { readStored, writeStored } from '@/lib/storage';

const KEY = `${SESSION_KEY_PREFIX}${env.firebase.apiKey}:[DEFAULT]`;
/** More characters than a session with a long name and three sign-in methods takes. */
const SESSION_MAX_LENGTH = 8000;

/** Whether Firebase has stored a session in this browser; without one the sign-in screen shows at once. */
export function hasStoredSession(): boolean {
  return readStored(KEY) !== null;
}

/** The same when the page opened: Firebase may remove the session before the app asks. */
export const hadStoredSession = hasStoredSession();

/** Firebase does not notice that storage is full, and would then fail to keep the session. */
export function canStoreSession(): boolean {
  if (hasStoredSession()) return true;
  const hasRoom = writeStored('room', 'x'.repeat(SESSION_MAX_LENGTH));
  writeStored('room', null);
  return hasRoom;
}
