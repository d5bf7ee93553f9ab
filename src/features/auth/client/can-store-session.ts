import { SESSION_KEY_PREFIX } from '@/lib/storage-keys';

/** Longer than the session of a user with a long name and three sign-in methods. */
const SESSION_MAX_LENGTH = 8000;

/** Probes for free space, because Firebase does not notice when storage is full, and then loses the session. */
export function canStoreSession(): boolean {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX))) return true;
    localStorage.setItem('storage-probe', 'x'.repeat(SESSION_MAX_LENGTH));
    localStorage.removeItem('storage-probe');
    return true;
  } catch {
    return false;
  }
}
