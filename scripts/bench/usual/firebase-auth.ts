import type { FirebaseApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';

export * from 'firebase/auth';

/** With every kind of storage and the pop-ups on board, as `getAuth()` brings them. */
export function initializeAuth(app: FirebaseApp) {
  return getAuth(app);
}
