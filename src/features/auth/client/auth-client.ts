/** The entry of the chunk with the identity provider's SDK. It loads after the first paint. */
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  signOut as firebaseSignOut,
  getAdditionalUserInfo,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Provider } from '@/site/providers';
import { refreshUser } from './account-changes';
import { openPopup } from './auth-popup';
import { auth, endSession, publishAfter, sendVerificationEmail } from './auth-session';
import { isStored } from './sdk-internals';

export * from './account-changes';
export { preparePopups } from './auth-popup';
export { asUser, isSignedOutHere, onUserChange, sendVerificationEmail } from './auth-session';

export const isSessionKept = () => isStored(auth);

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

/** Sends a link that signs in at an address of the site, to a new account if there is none. */
export function sendEmailLink(email: string, url: string): Promise<void> {
  return sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
}

/** Returns whether the account is new. */
export async function signInWithEmailLink(email: string, url: string): Promise<boolean> {
  const credential = EmailAuthProvider.credentialWithLink(email, url);
  return getAdditionalUserInfo(await signInWithCredential(auth, credential))?.isNewUser ?? false;
}

export async function signInWithProvider(provider: Provider): Promise<void> {
  await openPopup(provider, (sdkProvider) => signInWithPopup(auth, sdkProvider));
}

/**
 * Publishes the new user only after the name is set, so that the site never shows an account without a name. Null if the
 * visitor has logged in to an account of before.
 */
export function signUp(name: string, email: string, password: string) {
  return publishAfter(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
      if (!(error instanceof FirebaseError) || error.code !== 'auth/email-already-in-use') throw error;
      // By an earlier try whose reply was lost, if the password is the same.
      return signInWithEmailAndPassword(auth, email, password).catch(() => {
        throw error;
      });
    });
    if (user.displayName) return null;
    // The account exists now: a failed rename or a lost email must not be shown as a failed sign-up.
    const isNameSaved = await isDone(updateProfile(user, { displayName: name }));
    return { id: user.uid, isNameSaved, emailSent: isDone(sendVerificationEmail()) };
  });
}

function isDone(change: Promise<void>): Promise<boolean> {
  return change.then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
}

export async function signOut(): Promise<void> {
  await endSession(() => firebaseSignOut(auth));
}

export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(auth, email);
}

/** Returns the email address that a reset code was sent to. */
export function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

export function resetPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}

/**
 * Applies the code of an email link, which works once: verifies an address, changes it, or undoes a change. Returns the
 * address that the account has then.
 */
export async function applyEmailCode(code: string): Promise<string | null> {
  try {
    const { data } = await checkActionCode(auth, code);
    await applyActionCode(auth, code);
    return data.email ?? null;
  } finally {
    // Shows what the link has changed, now or when it was opened before.
    if (auth.currentUser) await refreshUser().catch(console.error);
  }
}
