import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendEmailVerification,
  signOut,
  type User as FirebaseUser,
} from 'firebase/auth';
import { SESSION_ANSWERED } from '@/boot/prerendered-page';
import { answeredMethods, stopHeartbeat } from './sdk-internals';

// The boot script runs this client before the app. Only constants may be imported from the app: the build inlines
// them, so that this client is a single file. Its settings are the build's constants, not those of env.ts.
const { apiKey, authDomain, projectId, appId } = __SITE_CONFIG__.firebase;

export const app = initializeApp({ apiKey, authDomain, projectId, appId });

/**
 * Has no pop-up resolver: with one, the first auth callback on phones and in Safari waits for a third-party script.
 * Without local storage, the session ends with the page: IndexedDB, the SDK's other storage, never opens in some browsers.
 */
export const auth = initializeAuth(app, { persistence: [browserLocalPersistence, inMemoryPersistence] });
auth.useDeviceLanguage();
stopHeartbeat(auth);

// A deployable build drops the SDK's emulator code.
if (__LOCAL__) connectAuthEmulator(auth, __LOCAL__.authEmulatorUrl, { disableWarnings: true });

// For src/boot, which shows the prerendered page while the app loads.
void auth.authStateReady().then(() => {
  document.dispatchEvent(new CustomEvent(SESSION_ANSWERED, { detail: auth.currentUser !== null }));
});

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The https address of a picture. */
  readonly photo: string | null;
  /** The ids of the linked providers, and `password` or, without one, `emailLink`. */
  readonly methods: readonly string[];
}

export type UserListener = (user: User | null) => void;

/** Not a store of `lib/store`, because this chunk runs before the app's and must not import from it. */
const listeners = new Set<UserListener>();
let heldUpdates = 0;
let signedOutHere = false;
let deletedId = '';

const sessionEndCodes: ReadonlySet<string> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Reports the signed-in user, now and after every change. */
export function onUserChange(listener: UserListener): () => void {
  listeners.add(listener);
  const stop = onAuthStateChanged(auth, (user) => {
    if (user?.uid === deletedId) return void keepSignedOut(deletedId).catch(console.error);
    if (user) signedOutHere = false;
    if (heldUpdates === 0) listener(toUser(user));
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Publishes a change of the account, which onAuthStateChanged does not report. */
function publishUser() {
  const user = toUser(auth.currentUser);
  for (const listener of listeners) listener(user);
}

/** Holds updates back until a change of several steps is complete. */
export async function publishAfter<Result>(change: () => Promise<Result>): Promise<Result> {
  heldUpdates++;
  try {
    return await change();
  } finally {
    heldUpdates--;
    if (heldUpdates === 0) publishUser();
  }
}

export function currentUser(): FirebaseUser {
  if (!auth.currentUser) throw new FirebaseError('auth/no-current-user', 'No user is signed in.');
  return auth.currentUser;
}

/** Runs and publishes a change by the signed-in user. Signs out if the provider answers that the session is over. */
export async function asUser<Result>(action: (user: FirebaseUser) => Promise<Result>): Promise<Result> {
  const user = currentUser();
  try {
    return await action(user);
  } catch (error) {
    // Another user may have signed in since the request was sent.
    if (isSessionEnd(error) && auth.currentUser === user) await signOut(auth).catch(console.error);
    throw error;
  } finally {
    publishUser();
  }
}

/** Runs a sign-out or deletion that the visitor asked for, which shows no alert about an ended session. */
export async function endSession(end: () => Promise<void>): Promise<void> {
  signedOutHere = true;
  try {
    await end();
  } catch (error) {
    signedOutHere = false;
    throw error;
  }
}

/** Whether the last session ended because the visitor signed out, or deleted the account, on this page. */
export function isSignedOutHere(): boolean {
  return signedOutHere;
}

/** The account is deleted. Until its other tabs know, one that is reloading it can store and so sign it in again. */
export async function keepSignedOut(id: string): Promise<void> {
  deletedId = id;
  if (auth.currentUser?.uid === id) await signOut(auth);
}

export function sendVerificationEmail(): Promise<void> {
  return asUser((user) => sendEmailVerification(user));
}

/** Whether the provider deleted or disabled the account, or revoked its session. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof FirebaseError && sessionEndCodes.has(error.code);
}

function toUser(user: FirebaseUser | null): User | null {
  if (!user || user.uid === deletedId) return null;
  const { uid, displayName, email, emailVerified, providerData } = user;
  // The account itself has the picture of its first provider only.
  const photos = [user, ...providerData].map(({ photoURL }) => photoURL);
  return {
    id: uid,
    name: displayName ?? '',
    email: email ?? '',
    emailVerified,
    photo: photos.find((photo) => photo?.startsWith('https://')) ?? null,
    methods: methodsOf(user),
  };
}

/** Without the provider's answer, such as offline, a password is more likely than a link. */
export function methodsOf(user: FirebaseUser): readonly string[] {
  const ids = user.providerData.map(({ providerId }) => providerId);
  const answer = answeredMethods(user);
  if (!answer) return ids;
  return ids
    .filter((id) => answer.ids.includes(id))
    .map((id) => (id === 'password' && !answer.hasPassword ? 'emailLink' : id));
}
