import type { AuthProblem } from './auth-errors';
import { confirmationProblem, newPasswordProblem } from './credential-rules';

/** A password typed twice, wherever one is chosen. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

type ReadText = (name: string) => string;

export function readNewPassword(text: ReadText): NewPassword {
  return { password: text('password'), confirmation: text('confirmation') };
}

export function newPasswordProblems({ password, confirmation }: NewPassword, email?: string) {
  return {
    password: newPasswordProblem(password, email),
    confirmation: confirmationProblem(password, confirmation),
  };
}

/** The provider may ask more of a password than we do. */
export function newPasswordRefusal({ code, sentence }: AuthProblem) {
  const isWeak = code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements';
  return isWeak ? { password: sentence } : null;
}
