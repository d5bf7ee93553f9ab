import type { AuthError } from './auth-errors';

const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 100;

type Message = string | undefined;

/** Requires what the browser's own check does, plus a dot in the domain and a length that mail servers accept. */
export function emailError(email: string): Message {
  if (email === '') return 'Enter your e-mail address.';
  if (email.length > MAX_EMAIL_LENGTH) return `An e-mail address has at most ${MAX_EMAIL_LENGTH} characters.`;
  if (!/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]+$/u.test(email)) {
    return 'This e-mail address is not complete. It should look like name@example.com.';
  }
}

export function nameError(name: string): Message {
  if (name.trim() === '') return 'Enter your name.';
  if (name.length > MAX_NAME_LENGTH) return `Use at most ${MAX_NAME_LENGTH} characters.`;
}

export function currentPasswordError(password: string, isRequired: boolean): Message {
  return isRequired && password === '' ? 'Enter your current password.' : undefined;
}

export function rejectedCurrentPassword({ code }: AuthError) {
  const isWrong = code === 'auth/invalid-credential' || code === 'auth/wrong-password';
  return isWrong ? { currentPassword: 'That is not your current password.' } : null;
}
