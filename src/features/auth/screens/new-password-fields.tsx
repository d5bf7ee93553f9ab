import { PasswordField } from '@/ui/field';
import { PASSWORD_HINT, type NewPassword } from '../credentials';
import type { FieldErrors } from '../use-auth-form';

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
