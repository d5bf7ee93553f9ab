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
 * Made without a pop-up resolver: with one, the first answer on phones and in Safari waits for a third party's
 * script. Where storage is blocked or full the session lasts for the visit.
 */
export const auth = initializeAuth(app, {
  persistence: canStoreSession() ? [browserLocalPersistence, inMemoryPersistence] : inMemoryPersistence,
});

auth.useDeviceLanguage();

// Before each request the SDK counts its users in IndexedDB, and waits for ever in a browser where that never opens.
Reflect.set(auth, 'heartbeatServiceProvider', { getImmediate: () => null });

// Not through env.ts: only so is the emulator's part of the SDK left out of a deployable build.
if (__LOCAL__) connectAuthEmulator(auth, __LOCAL__.authEmulatorUrl, { disableWarnings: true });
