import { FirebaseError } from 'firebase/app';
import {
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPopup,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User as FirebaseUser,
} from 'firebase/auth';
import type { Provider } from '@/site/providers';
import { openPopup } from './auth-popup';
import { auth } from './firebase-app';

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

const sessionEndCodes: ReadonlySet<string> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const lostReplyCodes: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
]);

/** Reports the signed-in user, now and after every change. */
export function watchUser(listener: UserListener): () => void {
  listeners.add(listener);
  const stop = onAuthStateChanged(auth, (user) => {
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

function currentUser(): FirebaseUser {
  if (!auth.currentUser) throw new FirebaseError('auth/no-current-user', 'Nobody is signed in.');
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

export function renameUser(name: string): Promise<void> {
  return asUser((user) => updateProfile(user, { displayName: name }));
}

export function sendVerificationEmail(): Promise<void> {
  return asUser((user) => sendEmailVerification(user));
}

/** Sends a link to a new address, which replaces the account's once it is opened. The old one gets a way back. */
export function changeEmail(email: string): Promise<void> {
  return asUser((user) => verifyBeforeUpdateEmail(user, email));
}

/** Reloads the user, who may have followed an email link on another device. Returns whether the email is verified. */
export function refreshUser(): Promise<boolean> {
  return asUser(async (user) => {
    await user.reload();
    return user.emailVerified;
  });
}

export async function linkProvider(provider: Provider): Promise<void> {
  await asUser((user) => openPopup(provider, (sdkProvider) => linkWithPopup(user, sdkProvider)));
}

/**
 * Unlinks a method unless it is the last of those that the site offers. Other tabs wait until it is done. Another device
 * may have unlinked others, so the provider is asked before.
 */
export async function unlinkMethod(id: string, offered: readonly string[]): Promise<void> {
  await navigator.locks.request('unlink', async () => {
    await refreshUser();
    const hasOthers = methodsOf(currentUser()).some((method) => method !== id && offered.includes(method));
    if (!hasOthers)
      throw new FirebaseError('auth/last-method', 'No other method is linked (auth/last-method).');
    await asUser((user) => unlink(user, id));
    // Unlinking the password removes the email address. The method is unlinked now, so a failed reload must not be shown as a failure.
    await refreshUser().catch(console.error);
  });
}

/**
 * Changes the password, or adds one to an account that had none. An account without an email gets that of `email`, or
 * the password would open nothing.
 */
export async function setPassword(password: string, email: string): Promise<void> {
  if (!currentUser().email) {
    await asUser((user) => linkWithCredential(user, EmailAuthProvider.credential(email, password)));
    await sendVerificationEmail().catch(console.error);
    return;
  }
  await asUser((user) =>
    updatePassword(user, password).catch(async (error: unknown) => {
      if (!isLostReply(error)) throw error;
      try {
        // Works if it was changed, and renews the session, which a change ends.
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      } catch (refusal) {
        throw isLostReply(refusal) ? Object.assign(refusal, { code: 'auth/unconfirmed-password' }) : error;
      }
    }),
  );
}

export function deleteAccount(): Promise<void> {
  return asUser((user) =>
    endSession(() =>
      deleteUser(user).catch(async (error: unknown) => {
        if (!isLostReply(error)) throw error;
        const isDeleted = await user.reload().then(() => false, isSessionEnd);
        if (!isDeleted) throw error;
        await signOut(auth);
      }),
    ),
  );
}

/** Whether it is unknown if the provider made the change. */
function isLostReply(error: unknown): error is FirebaseError {
  return error instanceof FirebaseError && lostReplyCodes.has(error.code);
}

/** Whether the provider deleted or disabled the account, or revoked its session. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof FirebaseError && sessionEndCodes.has(error.code);
}

/**
 * Confirms the user's identity with a password or a provider's window, which is required before sensitive changes. A user
 * who has neither must have logged in recently.
 */
export async function reauthenticate(proof: string | Provider | null): Promise<void> {
  const user = currentUser();
  if (proof === null) return;
  if (typeof proof !== 'string')
    await openPopup(proof, (sdkProvider) => reauthenticateWithPopup(user, sdkProvider));
  else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', proof));
}

function toUser(user: FirebaseUser | null): User | null {
  if (!user) return null;
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
function methodsOf(user: FirebaseUser): readonly string[] {
  const ids = user.providerData.map(({ providerId }) => providerId);
  const { localId, passwordHash, providerUserInfo } = fieldsOf(Reflect.get(user, 'reloadUserInfo'));
  if (localId === undefined) return ids;
  const linked = Array.isArray(providerUserInfo)
    ? providerUserInfo.map((one) => fieldsOf(one)['providerId'])
    : [];
  return ids
    .filter((id) => linked.includes(id))
    .map((id) => (id === 'password' && passwordHash === undefined ? 'emailLink' : id));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
