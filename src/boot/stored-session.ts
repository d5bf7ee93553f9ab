import { env } from '@/site/env';
import { readStored, writeStored } from '@/lib/storage';

const KEY = `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`;
/** More than a session with a long name and three ways of signing in takes. */
const LONGEST_SESSION = 8000;

/** Whether the provider has left a session in this browser: without one there is nothing to wait for. */
export function hasStoredSession(): boolean {
  return readStored(KEY) !== null;
}

/** Whether it had when the page was opened: the provider's client may have ended it before the app asks. */
export const hadStoredSession = hasStoredSession();

/** The provider's client takes storage that is full for storage that works, and could then sign nobody in. */
export function canStoreSession(): boolean {
  if (hasStoredSession()) return true;
  const hasRoom = writeStored('room', 'x'.repeat(LONGEST_SESSION));
  writeStored('room', null);
  return hasRoom;
}
