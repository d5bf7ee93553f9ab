import { useCallback, useState } from 'react';
import { loadAuth } from '@/integrations/auth';
import { writeForVisit } from '@/integrations/storage';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import { TextLink } from '@/ui/text-link';
import { AuthCard } from './auth-card';
import type { AuthProblem } from './auth-errors';
import { confirmationProblem, newPasswordProblem, PASSWORD_HINT } from './credential-rules';
import { keptFields } from './kept-fields';
import { ProblemBanner } from './problem-banner';
import { useAuthForm, type FieldProblems } from './use-auth-form';

interface NewPassword extends Readonly<Record<string, string>> {
  readonly password: string;
  readonly confirmation: string;
}

export function NewPasswordScreen({ code }: { code: string }) {
  const [done, setDone] = useState(false);
  const save = useCallback(
    async ({ password }: NewPassword) => {
      const client = await loadAuth();
      const email = await client.checkResetCode(code);
      await client.resetPassword(code, password);
      writeForVisit(keptFields.email, email);
      setDone(true);
    },
    [code],
  );
  const { busy, problem, fieldProblems, formProps } = useAuthForm({ read, check, send: save, refusal });

  if (done) {
    return (
      <AuthCard title="New password">
        <Banner role="status" tone="success" title="Your password has been changed." />
        <ButtonLink to={paths.login} className="w-full">
          Login
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="New password" description="Choose a new password for your account.">
      <ProblemBanner problem={problem} />
      <form {...formProps} className="space-y-4">
        <PasswordField
          label="New password"
          name="password"
          required
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={fieldProblems.password}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          required
          autoComplete="new-password"
          error={fieldProblems.confirmation}
        />
        <Button type="submit" busy={busy} className="w-full">
          Save the new password
        </Button>
      </form>
      <p className="text-sm">
        <TextLink to={paths.resetPassword}>Ask for a new link</TextLink>
      </p>
    </AuthCard>
  );
}

function read(text: (name: string) => string): NewPassword {
  return { password: text('password'), confirmation: text('confirmation') };
}

function check({ password, confirmation }: NewPassword): FieldProblems<NewPassword> {
  return {
    password: newPasswordProblem(password),
    confirmation: confirmationProblem(password, confirmation),
  };
}

function refusal({ code, sentence }: AuthProblem): FieldProblems<NewPassword> | null {
  const isAboutPassword =
    code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements';
  return isAboutPassword ? { password: sentence } : null;
}
