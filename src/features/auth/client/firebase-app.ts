import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { SESSION_ANSWERED } from '@/boot/prerendered-page';

// The boot script runs this client before the app. Only constants may be imported from the app: the build inlines
// them, so that this client is a single file. Its settings are the build's constants, not those of env.ts.
const { apiKey, authDomain, projectId, appId } = __SITE_CONFIG__.firebase;

export const app = initializeApp({ apiKey, authDomain, projectId, appId });

/**
 * Has no pop-up resolver: with one, the first auth callback on phones and in Safari waits for a third-party script.
 * If storage is blocked, the session lives in memory until the tab closes.
 */
export const auth = initializeAuth(app, {
  persistence: [browserLocalPersistence, inMemoryPersistence],
});

auth.useDeviceLanguage();

// The SDK's heartbeat reads IndexedDB before each request and hangs in browsers where IndexedDB never opens.
Reflect.set(auth, 'heartbeatServiceProvider', { getImmediate: () => null });

// A deployable build drops the SDK's emulator code.
if (__LOCAL__) connectAuthEmulator(auth, __LOCAL__.authEmulatorUrl, { disableWarnings: true });

// For src/boot, which shows the prerendered page while the app loads.
void auth.authStateReady().then(() => {
  document.dispatchEvent(new CustomEvent(SESSION_ANSWERED, { detail: auth.currentUser !== null }));
});
