import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import { PasswordField } from '@/ui/password-field';
import type { AuthError } from '../auth-errors';
import { PASSWORD_HINT, type NewPassword } from '../credentials';
import { persistedFields, usePersistedField } from '../persisted-fields';
import type { FieldErrors } from '../use-auth-form';

export function ErrorBanner({ error }: { error: AuthError | null }) {
  return error && <Banner role="alert" tone="danger" title={error.message} detail={error.detail} />;
}

export function EmailField({ error }: { error: string | undefined }) {
  const persisted = usePersistedField(persistedFields.email);
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      required
      // Not "username", which accessibility checkers reject on a field of type "email".
      autoComplete="email"
      inputMode="email"
      error={error}
      {...persisted}
    />
  );
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
