import { SESSION_KEY_PREFIX } from './storage-keys';

/** Whether Firebase has stored a session in this browser. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX));
  } catch {
    return false;
  }
}
