import { useCallback, useState } from 'react';
import { loadAuth } from '../client/auth';
import { writeForVisit } from '@/lib/storage';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { AuthCard } from './auth-card';
import { keptFields } from '../kept-fields';
import { newPasswordProblems, newPasswordRefusal, readNewPassword, type NewPassword } from '../new-password';
import { NewPasswordFields } from './new-password-fields';
import { ProblemBanner } from './problem-banner';
import { useAuthForm } from '../use-auth-form';

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
  const { busy, problem, fieldProblems, formProps } = useAuthForm({
    read: readNewPassword,
    check: newPasswordProblems,
    send: save,
    refusal: newPasswordRefusal,
  });

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
        <NewPasswordFields
          label="New password"
          confirmationLabel="Confirm password"
          problems={fieldProblems}
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
