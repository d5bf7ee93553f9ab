import { PasswordField } from '@/ui/password-field';
import { PASSWORD_HINT } from '../credential-rules';
import type { NewPassword } from '../new-password';
import type { FieldProblems } from '../use-auth-form';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmationLabel: string;
  readonly problems: FieldProblems<NewPassword>;
}

export function NewPasswordFields({ label, confirmationLabel, problems }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        required
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={problems.password}
      />
      <PasswordField
        label={confirmationLabel}
        name="confirmation"
        required
        autoComplete="new-password"
        error={problems.confirmation}
      />
    </>
  );
}
