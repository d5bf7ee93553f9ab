import { useRef } from 'react';
import { Button } from '@/ui/button';
import { useAlerts } from '@/ui/use-alerts';
import type { AuthError } from '../auth-errors';
import { loadAuth } from '../client/load-auth';
import {
  currentPasswordError,
  newPasswordErrors,
  readNewPassword,
  rejectedCurrentPassword,
  rejectedPassword,
  type NewPassword,
} from '../credentials';
import { ErrorBanner } from '../screens/auth-fields';
import { NewPasswordFields } from '../screens/new-password-fields';
import { useAuthForm, type FieldErrors } from '../use-auth-form';
import { useUser } from '../use-user';
import { AccountSection, ReauthenticationField } from './account-section';

interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

export function PasswordSection() {
  const { methods, email } = useUser();
  const { announce } = useAlerts();
  const formRef = useRef<HTMLFormElement>(null);
  const hasPassword = methods.includes('password');
  const { busy, error, fieldErrors, formProps } = useAuthForm({ read, check, send: save, rejectedFields });

  function check({ currentPassword, ...chosen }: PasswordChange): FieldErrors<PasswordChange> {
    return {
      currentPassword: currentPasswordError(currentPassword, hasPassword),
      ...newPasswordErrors(chosen, email),
    };
  }

  async function save({ currentPassword, password }: PasswordChange) {
    const client = await loadAuth();
    await client.reauthenticate(methods, currentPassword);
    await client.setPassword(password);
    formRef.current?.reset();
    announce(
      hasPassword ? 'Your password has been changed.' : 'You can now sign in with your email and password.',
    );
  }

  return (
    <AccountSection
      id="password"
      title={hasPassword ? 'Change password' : 'Add a password'}
      lead={
        hasPassword
          ? 'Other devices stay signed in until their session ends.'
          : 'A second way to sign in if you lose access to your other account.'
      }
    >
      <ErrorBanner error={error} />
      <form ref={formRef} {...formProps} className="space-y-4">
        <ReauthenticationField error={fieldErrors.currentPassword} />
        <NewPasswordFields
          label="New password"
          confirmationLabel="Confirm new password"
          errors={fieldErrors}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Save password
        </Button>
      </form>
    </AccountSection>
  );
}

function read(text: (name: string) => string): PasswordChange {
  return { currentPassword: text('currentPassword'), ...readNewPassword(text) };
}

function rejectedFields(error: AuthError): FieldErrors<PasswordChange> | null {
  return rejectedCurrentPassword(error) ?? rejectedPassword(error);
}
