import { FirebaseError } from 'firebase/app';
import {
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Provider } from '@/site/providers';
import { openPopup } from './auth-popup';
import {
  asUser,
  auth,
  currentUser,
  endSession,
  isSessionEnd,
  keepSignedOut,
  methodsOf,
  sendVerificationEmail,
} from './auth-session';

const lostReplyCodes: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
]);

export function renameUser(name: string): Promise<void> {
  return asUser((user) => updateProfile(user, { displayName: name }));
}

/** Sends a link to a new address, which replaces the account's once it is opened. The old one gets a way back. */
export function changeEmail(email: string): Promise<void> {
  return asUser((user) => verifyBeforeUpdateEmail(user, email));
}

/** The account may have been changed by an email link, in another tab, or on another device. */
export function refreshUser(): Promise<void> {
  return asUser((user) => user.reload());
}

export async function linkProvider(provider: Provider): Promise<void> {
  await asUser((user) => openPopup(provider, (sdkProvider) => linkWithPopup(user, sdkProvider)));
}

/**
 * Unlinks a method unless it is the last of those that the site offers. Another tab or device may have unlinked others, so
 * the provider is asked before.
 */
export async function unlinkMethod(id: string, offered: readonly string[]): Promise<void> {
  await refreshUser();
  const hasOthers = methodsOf(currentUser()).some((method) => method !== id && offered.includes(method));
  if (!hasOthers)
    throw new FirebaseError('auth/last-method', 'No other method is linked (auth/last-method).');
  await asUser((user) => unlink(user, id));
  // Unlinking the password removes the email address. The method is unlinked now, so a failed reload must not be shown as a failure.
  await refreshUser().catch(console.error);
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
    endSession(async () => {
      await deleteUser(user).catch(async (error: unknown) => {
        if (!isLostReply(error)) throw error;
        const isDeleted = await user.reload().then(() => false, isSessionEnd);
        if (!isDeleted) throw error;
        await signOut(auth);
      });
      await keepSignedOut(user.uid);
    }),
  );
}

/** Whether it is unknown if the provider made the change. */
function isLostReply(error: unknown): error is FirebaseError {
  return error instanceof FirebaseError && lostReplyCodes.has(error.code);
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
