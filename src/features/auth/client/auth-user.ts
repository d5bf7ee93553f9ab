import {
  deleteUser,
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  type User as FirebaseUser,
} from 'firebase/auth';
import { linkByPopup, reauthenticateByPopup, type ProviderId } from './auth-popup';
import { auth } from './firebase-app';

export type SignInMethod = ProviderId | 'password';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly methods: readonly SignInMethod[];
}

type UserListener = (user: User | null) => void;

/** Not a store of `lib/store`, because this chunk runs before the app's and must not import from it. */
const listeners = new Set<UserListener>();
let heldUpdates = 0;
let signedOutHere = false;

const sessionEndCodes: ReadonlySet<unknown> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const lostReplyCodes: ReadonlySet<unknown> = new Set([
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

/** Publishes a profile change, which onAuthStateChanged does not report. */
export function publishUser() {
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
  if (!auth.currentUser)
    throw Object.assign(new Error('No user is signed in.'), { code: 'auth/no-current-user' });
  return auth.currentUser;
}

/** Runs an action as the signed-in user, and signs out if the provider answers that the session is over. */
export async function asUser<Result>(action: (user: FirebaseUser) => Promise<Result>): Promise<Result> {
  const user = currentUser();
  try {
    return await action(user);
  } catch (error) {
    // Another user may have signed in since the request was sent.
    if (isSessionEnd(error) && auth.currentUser === user) await signOut(auth).catch(console.error);
    throw error;
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

export async function renameUser(name: string): Promise<void> {
  await asUser((user) => updateProfile(user, { displayName: name }));
  publishUser();
}

export function sendVerificationEmail(): Promise<void> {
  return asUser((user) => sendEmailVerification(user));
}

/** Reloads the user, who may have followed an email link on another device. Returns whether the email is verified. */
export async function refreshUser(): Promise<boolean> {
  await asUser((user) => user.reload());
  publishUser();
  return currentUser().emailVerified;
}

export async function linkProvider(id: ProviderId): Promise<void> {
  await asUser((user) => linkByPopup(user, id));
  publishUser();
}

export async function unlinkMethod(id: SignInMethod): Promise<void> {
  await asUser((user) => unlink(user, id));
  publishUser();
}

/** Changes the password, or adds one to an account that had none. */
export async function setPassword(password: string): Promise<void> {
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
  // The password is changed now, so a failed reload must not be shown as a failed change.
  await refreshUser().catch(console.error);
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
function isLostReply(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && lostReplyCodes.has(error.code);
}

/** Whether the provider deleted or disabled the account, or revoked its session. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof Error && 'code' in error && sessionEndCodes.has(error.code);
}

/** Reauthenticates, which the provider requires before sensitive changes. */
export async function reauthenticate(methods: readonly SignInMethod[], password: string): Promise<void> {
  const user = currentUser();
  const provider = methods.find((method) => method !== 'password');
  if (provider && !methods.includes('password')) await reauthenticateByPopup(user, provider);
  else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

function toUser(user: FirebaseUser | null): User | null {
  if (!user) return null;
  const { uid, displayName, email, emailVerified, providerData } = user;
  return {
    id: uid,
    name: displayName ?? '',
    email: email ?? '',
    emailVerified,
    methods: providerData.map((provider) => provider.providerId).filter(isSignInMethod),
  };
}

function isSignInMethod(id: string): id is SignInMethod {
  return id === 'password' || id === 'google.com' || id === 'github.com';
}
