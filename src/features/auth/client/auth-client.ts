import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as firebaseSignOut,
  updateProfile,
  verifyPasswordResetCode,
  type AuthCredential,
} from 'firebase/auth';
import { credentialOf, signInByPopup } from './auth-popup';
import { currentUser, endSession, publishAfter, publishUser, type ProviderId } from './auth-user';
import { auth } from './firebase-app';
import { reportQuietly } from '@/lib/report';

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What became of a method that could not be used because its e-mail already had an account. */
export type LinkOutcome = 'nothing-pending' | 'linked' | 'not-linked';

let pendingCredential: { credential: AuthCredential; email: string } | null = null;

export function signInWithPassword(email: string, password: string): Promise<LinkOutcome> {
  return publishAfter(async () => {
    await signInWithEmailAndPassword(auth, email, password);
    return linkPendingCredential();
  });
}

export function signInWithProvider(id: ProviderId): Promise<LinkOutcome> {
  const popup = signInByPopup(id);
  return popup.then(linkPendingCredential, (error: unknown) => {
    rememberCredential(error);
    throw error;
  });
}

/** Makes the account whole, name included, before anyone hears of it. */
export function signUp({ name, email, password }: NewAccount): Promise<{ mailSent: Promise<boolean> }> {
  return publishAfter(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    // The account exists from here on: neither a lost name nor a slow or lost mail may read as a failed sign-up.
    await updateProfile(user, { displayName: name }).catch(reportQuietly);
    const mailSent = sendEmailVerification(user).then(
      () => true,
      () => false,
    );
    return { mailSent };
  });
}

export async function signOut(): Promise<void> {
  pendingCredential = null;
  await endSession(() => firebaseSignOut(auth));
}

export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(auth, email);
}

/** Answers the e-mail address that a reset code was sent to. */
export function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

export function resetPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}

/** Uses up the code of a mailed link: an address is verified, or a change of address taken back. */
export async function applyMailedCode(code: string): Promise<void> {
  await applyActionCode(auth, code);
  if (!auth.currentUser) return;
  await currentUser().reload();
  publishUser();
}

function rememberCredential(error: unknown) {
  const credential = credentialOf(error);
  const email = emailOf(error);
  if (credential && email) pendingCredential = { credential, email };
}

async function linkPendingCredential(): Promise<LinkOutcome> {
  if (!pendingCredential) return 'nothing-pending';
  const { credential, email } = pendingCredential;
  pendingCredential = null;
  const user = currentUser();
  // Somebody else, whose account it does not belong to.
  if (user.email !== email) return 'nothing-pending';
  try {
    await linkWithCredential(user, credential);
    publishUser();
    return 'linked';
  } catch (error) {
    reportQuietly(error);
    return 'not-linked';
  }
}

function emailOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('customData' in error)) return null;
  const data = error.customData;
  if (typeof data !== 'object' || data === null || !('email' in data)) return null;
  return typeof data.email === 'string' ? data.email : null;
}
