import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  unlink,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { confirmByPopup, linkByPopup } from './auth-popup';
import {
  asUser,
  currentUser,
  endSession,
  publishUser,
  type ProviderId,
  type SignInMethod,
} from './auth-user';

export async function renameUser(name: string): Promise<void> {
  await asUser((user) => updateProfile(user, { displayName: name }));
  publishUser();
}

export function sendVerificationMail(): Promise<void> {
  return asUser((user) => sendEmailVerification(user));
}

/**
 * Asks the server anew, for what may have changed elsewhere, such as a mail's link opened on a phone. Answers whether
 * the address is verified.
 */
export async function refreshUser(): Promise<boolean> {
  await asUser((user) => user.reload());
  publishUser();
  return currentUser().emailVerified;
}

export async function linkProvider(id: ProviderId): Promise<void> {
  await asUser(() => linkByPopup(id));
  publishUser();
}

export async function unlinkMethod(id: SignInMethod): Promise<void> {
  await asUser((user) => unlink(user, id));
  publishUser();
}

/** Changes the password, or adds one to an account that had none. */
export async function setPassword(password: string): Promise<void> {
  await asUser((user) => updatePassword(user, password));
  await refreshUser();
}

export function deleteAccount(): Promise<void> {
  return asUser((user) => endSession(() => deleteUser(user)));
}

/** Proves anew who is there, which the provider wants before anything that cannot be taken back. */
export async function confirmIdentity(methods: readonly SignInMethod[], password: string): Promise<void> {
  const provider = methods.find((method) => method !== 'password');
  if (provider && !methods.includes('password')) {
    await confirmByPopup(provider);
    return;
  }
  const user = currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}
