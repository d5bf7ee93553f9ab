import { FirebaseError } from 'firebase/app';
import { vi } from 'vitest';
import type { User } from '@/features/auth';

type Listener = (account: object | null) => void;

const listeners = new Set<Listener>();
const auth: { currentUser: object | null; [other: string]: unknown } = {
  currentUser: null,
  useDeviceLanguage: () => undefined,
  authStateReady: () => new Promise(() => undefined),
};

const done = () => vi.fn(() => Promise.resolve());

/** Reloads the account that is signed in. */
export const reload = done();

/**
 * Stands in for firebase/auth: the real SDK, except for what asks the network. Each test decides who is signed in and
 * what the provider answers.
 */
export const identity = {
  ...(await vi.importActual<object>('firebase/auth')),
  initializeAuth: () => auth,
  connectAuthEmulator: () => undefined,
  onAuthStateChanged(_auth: unknown, listener: Listener) {
    listeners.add(listener);
    queueMicrotask(() => listener(auth.currentUser));
    return () => void listeners.delete(listener);
  },
  signOut: done(),
  createUserWithEmailAndPassword: vi.fn((): Promise<object> => Promise.resolve({ user: auth.currentUser })),
  signInWithEmailAndPassword: vi.fn((): Promise<object> => Promise.resolve({ user: auth.currentUser })),
  updateProfile: done(),
  sendEmailVerification: done(),
  deleteUser: done(),
  signInWithCredential: vi.fn((): Promise<object> => Promise.resolve({ user: {} })),
  applyActionCode: done(),
  confirmPasswordReset: done(),
  checkActionCode: vi.fn(() => Promise.resolve({ data: { email: 'ada@example.com' } })),
  verifyPasswordResetCode: vi.fn(() => Promise.resolve('ada@example.com')),
};

export function firebaseError(code: string, customData = {}) {
  return new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`, customData);
}

/** Signs in or, with null, out. `answer` is what the provider says about the account. */
export function setUser(user: User | null, answer: object = {}) {
  auth.currentUser = user && {
    uid: user.id,
    displayName: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    photoURL: user.photo,
    providerData: user.methods.map((providerId) => ({ providerId })),
    reload,
    ...answer,
  };
  for (const listener of listeners) listener(auth.currentUser);
}
