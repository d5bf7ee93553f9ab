import type { FieldErrors } from '@/lib/use-form';
import { PasswordField } from '@/ui/field';
import { toAuthError } from './auth-errors';

const MAX_NAME_LENGTH = 100;
const MIN_PASSWORD_LENGTH = 8;

/** The fields that the provider's answers are about. */
const fieldsByCode: Readonly<Record<string, 'email' | 'password' | 'currentPassword'>> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
  'auth/invalid-credential': 'currentPassword',
  'auth/wrong-password': 'currentPassword',
};

type Message = string | undefined;

const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters. A short sentence is easy to remember and hard to guess.`;

export function nameError(name: string): Message {
  if (name.trim() === '') return 'Enter your name.';
  if (name.length > MAX_NAME_LENGTH) return `Use at most ${MAX_NAME_LENGTH} characters.`;
}

/** What the provider refused, by the field it is about. Its password policy can be stricter than ours. */
export function rejectedFields(thrown: unknown) {
  const { code, message } = toAuthError(thrown);
  const field = fieldsByCode[code];
  if (field === undefined) return null;
  return { [field]: field === 'currentPassword' ? 'That’s not your current password.' : message };
}

export function newPasswordError(password: string, email = ''): Message {
  if (password === '') return 'Choose a password.';
  if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.toLowerCase() === email.toLowerCase())
    return 'This password is too easy to guess. Choose another one.';
}

export function confirmationError(
  confirmation: string,
  { password }: { readonly password: string },
): Message {
  if (confirmation === '') return 'Type the password again.';
  if (confirmation !== password) return 'The passwords don’t match.';
}

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmationLabel: string;
  readonly errors: FieldErrors<'password' | 'confirmation'>;
}

export function NewPasswordFields({ label, confirmationLabel, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        required
        autoComplete="new-password"
        hint={PASSWORD_HINT}
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
