import { PasswordField } from '@/ui/password-field';
import type { AuthError } from '../auth-errors';
import type { FieldErrors } from '../use-auth-form';

const MIN_LENGTH = 8;
/** The provider's own limit. */
const MAX_LENGTH = 4096;

const commonPasswords: ReadonlySet<string> = new Set([
  'password',
  'password1',
  'passw0rd',
  'qwerty123',
  'qwertyuiop',
  'iloveyou',
  'sunshine',
  'welcome1',
  'letmein1',
  'abc12345',
]);

type Message = string | undefined;
type ReadText = (name: string) => string;

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmationLabel: string;
  readonly errors: FieldErrors<NewPassword>;
}

export function NewPasswordFields({ label, confirmationLabel, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        required
        autoComplete="new-password"
        hint={`At least ${MIN_LENGTH} characters. A short sentence is easy to remember and hard to guess.`}
        error={errors.password}
      />
      <PasswordField
        label={confirmationLabel}
        name="confirmation"
        required
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  );
}

export function readNewPassword(text: ReadText): NewPassword {
  return { password: text('password'), confirmation: text('confirmation') };
}

export function newPasswordErrors({ password, confirmation }: NewPassword, email?: string) {
  return {
    password: newPasswordError(password, email),
    confirmation: confirmationError(password, confirmation),
  };
}

/** The provider's password policy can be stricter than ours. */
export function rejectedPassword({ code, message }: AuthError) {
  const isWeak = code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements';
  return isWeak ? { password: message } : null;
}

export function newPasswordError(password: string, email = ''): Message {
  if (password === '') return 'Choose a password.';
  if (password.length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters.`;
  if (password.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  const lowerCase = password.toLowerCase();
  if (
    commonPasswords.has(lowerCase) ||
    /^(.)\1+$/u.test(lowerCase) ||
    isSequence(lowerCase) ||
    lowerCase === email.toLowerCase()
  ) {
    return 'This password is too easy to guess. Choose another one.';
  }
}

export function confirmationError(password: string, confirmation: string): Message {
  if (confirmation === '') return 'Type the password once more.';
  if (confirmation !== password) return 'The two passwords are not the same.';
}

/** Matches 12345678, abcdefgh and their reverse. */
function isSequence(text: string): boolean {
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index)),
  );
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
