import { hasStoredSession } from '@/lib/stored-session';

/**
 * Whether a session was stored when the page opened. The boot script records it, because Firebase may remove a session
 * before the app runs.
 */
export const hadStoredSession =
  typeof document !== 'undefined' &&
  (hasStoredSession() || document.documentElement.dataset['session'] !== undefined);
