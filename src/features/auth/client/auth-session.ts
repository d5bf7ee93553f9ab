import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendEmailVerification,
  signOut,
  type User as FirebaseUser,
} from 'firebase/auth';
import { SESSION_ANSWERED } from '@/boot/prerendered-page';
import { SESSION_KEY_PREFIX } from '@/lib/storage-keys';

// The boot script runs this client before the app. Only constants may be imported from the app: the build inlines
// them, so that this client is a single file. Its settings are the build's constants, not those of env.ts.
const { apiKey, authDomain, projectId, appId } = __SITE_CONFIG__.firebase;

export const app = initializeApp({ apiKey, authDomain, projectId, appId });

/**
 * Has no pop-up resolver: with one, the first auth callback on phones and in Safari waits for a third-party script.
 * IndexedDB only stands in for a storage that is full or blocked, because in some browsers it never opens.
 */
export const auth = initializeAuth(app, {
  persistence: canStoreSession()
    ? [browserLocalPersistence, inMemoryPersistence]
    : [browserLocalPersistence, indexedDBLocalPersistence, inMemoryPersistence],
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

/** Longer than what the SDK stores of a user. */
const SESSION_LENGTH = 6000;
const PROBE = 'room-for-a-session';

/** Whether local storage has a session, or room for one. */
function canStoreSession(): boolean {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX))) return true;
    localStorage.setItem(PROBE, '-'.repeat(SESSION_LENGTH));
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Whether the session outlives this page: if the browser stores nothing, the SDK falls back to its memory. */
export function isSessionKept(): boolean {
  const manager: unknown = Reflect.get(auth, 'persistenceManager');
  const persistence: unknown = Reflect.get(Object(manager), 'persistence');
  return Reflect.get(Object(persistence), 'type') !== inMemoryPersistence.type;
}

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

/**
 * The provider's answer about the account, which is not documented, corrects what the SDK lists: `reload` keeps providers
 * that another device unlinked, and an account that signs in by link has a `password`, too. Without an answer, such as
 * offline, a password is more likely. The SDK's version is exact, and end-to-end tests fail if the field moves.
 */
export function methodsOf(user: FirebaseUser): readonly string[] {
  const ids = user.providerData.map(({ providerId }) => providerId);
  const answer: unknown = Reflect.get(user, 'reloadUserInfo');
  if (typeof answer !== 'object' || answer === null || !('localId' in answer)) return ids;
  const hasPassword = 'passwordHash' in answer;
  const infos: unknown = 'providerUserInfo' in answer ? answer.providerUserInfo : [];
  const linked: unknown[] = Array.isArray(infos) ? infos : [];
  return ids
    .filter((id) => linked.some((info) => Reflect.get(Object(info), 'providerId') === id))
    .map((id) => (id === 'password' && !hasPassword ? 'emailLink' : id));
}
