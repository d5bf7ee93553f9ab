import { useCallback, useRef } from 'react';
import type { AuthProblem } from '@/auth/auth-errors';
import { confirmationProblem, newPasswordProblem, PASSWORD_HINT } from '@/auth/credential-rules';
import { ProblemBanner } from '@/auth/problem-banner';
import { useAuthForm, type FieldProblems } from '@/auth/use-auth-form';
import { useAlerts } from '@/hooks/use-alerts';
import { useUser } from '@/hooks/use-user';
import { loadAuth } from '@/integrations/auth';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { AccountRow } from './account-row';
import { IdentityCheck } from './identity-check';

interface PasswordChange extends Readonly<Record<string, string>> {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
}

export function PasswordSection() {
  const { methods, email } = useUser();
  const { announce } = useAlerts();
  const formRef = useRef<HTMLFormElement>(null);
  const hasPassword = methods.includes('password');

  const check = useCallback(
    ({ currentPassword, password, confirmation }: PasswordChange): FieldProblems<PasswordChange> => ({
      currentPassword: hasPassword && currentPassword === '' ? 'Enter your current password.' : undefined,
      password: newPasswordProblem(password, email),
      confirmation: confirmationProblem(password, confirmation),
    }),
    [hasPassword, email],
  );
  const save = useCallback(
    async ({ currentPassword, password }: PasswordChange) => {
      const client = await loadAuth();
      await client.confirmIdentity(methods, currentPassword);
      await client.setPassword(password);
      formRef.current?.reset();
      announce(
        hasPassword
          ? 'Your password has been changed.'
          : 'You can now sign in with your e-mail and password.',
      );
    },
    [methods, hasPassword, announce],
  );
  const { busy, problem, fieldProblems, formProps } = useAuthForm({ read, check, send: save, refusal });

  return (
    <AccountRow
      id="password"
      title={hasPassword ? 'Change password' : 'Add a password'}
      lead={
        hasPassword
          ? 'Other devices stay signed in until their session ends.'
          : 'A second way in, for when your other account cannot be reached.'
      }
    >
      <ProblemBanner problem={problem} />
      <form ref={formRef} {...formProps} className="space-y-4">
        <IdentityCheck error={fieldProblems.currentPassword} />
        <PasswordField
          label="New password"
          name="password"
          required
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={fieldProblems.password}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmation"
          required
          autoComplete="new-password"
          error={fieldProblems.confirmation}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Save password
        </Button>
      </form>
    </AccountRow>
  );
}

function read(text: (name: string) => string): PasswordChange {
  return {
    currentPassword: text('currentPassword'),
    password: text('password'),
    confirmation: text('confirmation'),
  };
}

function refusal({ code, sentence }: AuthProblem): FieldProblems<PasswordChange> | null {
  switch (code) {
    case 'auth/invalid-credential':
    case 'auth/wrong-password':
      return { currentPassword: 'That is not your current password.' };
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
      return { password: sentence };
    default:
      return null;
  }
}
