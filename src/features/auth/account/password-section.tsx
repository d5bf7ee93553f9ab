import { useCallback, useRef } from 'react';
import type { AuthProblem } from '../auth-errors';
import { newPasswordProblems, newPasswordRefusal, readNewPassword, type NewPassword } from '../new-password';
import { NewPasswordFields } from '../screens/new-password-fields';
import { ProblemBanner } from '../screens/problem-banner';
import { useAuthForm, type FieldProblems } from '../use-auth-form';
import { useAlerts } from '@/ui/use-alerts';
import { useUser } from '../use-user';
import { loadAuth } from '../client/auth';
import { Button } from '@/ui/button';
import { AccountRow } from './account-row';
import { currentPasswordProblem, currentPasswordRefusal } from './current-password';
import { IdentityCheck } from './identity-check';

interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

export function PasswordSection() {
  const { methods, email } = useUser();
  const { announce } = useAlerts();
  const formRef = useRef<HTMLFormElement>(null);
  const hasPassword = methods.includes('password');

  const check = useCallback(
    ({ currentPassword, ...chosen }: PasswordChange): FieldProblems<PasswordChange> => ({
      currentPassword: currentPasswordProblem(currentPassword, hasPassword),
      ...newPasswordProblems(chosen, email),
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
        <NewPasswordFields
          label="New password"
          confirmationLabel="Confirm new password"
          problems={fieldProblems}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Save password
        </Button>
      </form>
    </AccountRow>
  );
}

function read(text: (name: string) => string): PasswordChange {
  return { currentPassword: text('currentPassword'), ...readNewPassword(text) };
}

function refusal(problem: AuthProblem): FieldProblems<PasswordChange> | null {
  return currentPasswordRefusal(problem) ?? newPasswordRefusal(problem);
}
