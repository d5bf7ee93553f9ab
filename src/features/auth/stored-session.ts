import { env } from '@/lib/env';
import { readStored } from '@/lib/storage';
import { SESSION_KEY_PREFIX } from '@/lib/storage-keys';

const KEY = `${SESSION_KEY_PREFIX}${env.firebase.apiKey}:[DEFAULT]`;

/** Whether Firebase has stored a session in this browser. */
export function hasStoredSession(): boolean {
  return readStored(KEY) !== null;
}

/**
 * Whether a session was stored when the page opened. The boot script records it, because Firebase may remove a session
 * before the app runs.
 */
export const hadStoredSession =
  hasStoredSession() ||
  (typeof document !== 'undefined' && document.documentElement.dataset['session'] !== undefined);
