import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { env } from '@/site/env';
import { canStoreSession } from '@/boot/stored-session';

const { apiKey, authDomain, projectId, appId } = env.firebase;

export const app = initializeApp({ apiKey, authDomain, projectId, appId });

/**
 * Has no pop-up resolver: with one, the first auth callback on phones and in Safari waits for a third-party script.
 * If storage is blocked or full, the session lives in memory until the tab closes.
 */
export const auth = initializeAuth(app, {
  persistence: canStoreSession() ? [browserLocalPersistence, inMemoryPersistence] : inMemoryPersistence,
});

auth.useDeviceLanguage();

// The SDK's heartbeat reads IndexedDB before each request and hangs in browsers where IndexedDB never opens.
Reflect.set(auth, 'heartbeatServiceProvider', { getImmediate: () => null });

// Reads __LOCAL__ directly, not through env.ts, so that a deployable build drops the SDK's emulator code.
if (__LOCAL__) connectAuthEmulator(auth, __LOCAL__.authEmulatorUrl, { disableWarnings: true });
