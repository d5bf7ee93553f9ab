import type { AuthProblem } from '../auth-errors';

/** What is said at the field for the current password, before and after it was sent. */
export function currentPasswordProblem(password: string, isAsked: boolean): string | undefined {
  return isAsked && password === '' ? 'Enter your current password.' : undefined;
}

export function currentPasswordRefusal({ code }: AuthProblem) {
  const isWrong = code === 'auth/invalid-credential' || code === 'auth/wrong-password';
  return isWrong ? { currentPassword: 'That is not your current password.' } : null;
}
