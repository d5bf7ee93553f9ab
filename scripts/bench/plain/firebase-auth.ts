import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  initializeAuth as start,
} from 'firebase/auth';

export * from 'firebase/auth';

/** Includes the pop-up resolver from the start, as `getAuth()` does. The session stays in localStorage as on the site. */
export function initializeAuth(app: FirebaseApp) {
  return start(app, {
    persistence: browserLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
}
