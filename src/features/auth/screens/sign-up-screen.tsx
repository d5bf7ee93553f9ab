import { useCallback } from 'react';
import { useAlerts } from '@/ui/use-alerts';
import { useKeptValue } from '../use-kept-value';
import { loadAuth } from '../client/auth';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Divider } from '@/ui/divider';
import { TextField } from '@/ui/field';
import { TextLink } from '@/ui/text-link';
import { AuthCard } from './auth-card';
import type { AuthProblem } from '../auth-errors';
import { nameProblem } from '../credential-rules';
import { EmailField } from './email-field';
import { emailProblem } from '../email-rule';
import { keptFields } from '../kept-fields';
import { newPasswordProblems, newPasswordRefusal, readNewPassword, type NewPassword } from '../new-password';
import { NewPasswordFields } from './new-password-fields';
import { ProblemBanner } from './problem-banner';
import { ProviderButtons } from './provider-buttons';
import { useAuthForm, type FieldProblems } from '../use-auth-form';
import { useReturnState } from '../use-return-after-sign-in';

interface NewAccount extends NewPassword {
  readonly name: string;
  readonly email: string;
}

export default function SignUpScreen() {
  const { announce } = useAlerts();
  const returnState = useReturnState();
  const keptName = useKeptValue(keptFields.name);

  const signUp = useCallback(
    async (account: NewAccount) => {
      const { mailSent } = await (await loadAuth()).signUp(account);
      announce('Signed up successfully!');
      if (await mailSent) {
        announce(`We sent a link to ${account.email}. Open it to verify your address.`, 'info');
      } else {
        announce(
          'The mail to verify your address could not be sent. Ask for it again on your account page.',
          'danger',
        );
      }
    },
    [announce],
  );
  const form = useAuthForm({ read, check, send: signUp, refusal });
  const { busy, problem, setProblem, fieldProblems, formProps } = form;

  return (
    <AuthCard
      title="Sign Up"
      description={`Make a free ${brand.name} account with Google, GitHub or your e-mail address.`}
      lead={<p className="mt-3 text-fg-muted">Free, and yours to delete at any time on your account page.</p>}
    >
      <ProblemBanner problem={problem} />
      <ProviderButtons verb="signUp" onProblem={setProblem} />
      <Divider>or with e-mail</Divider>
      <form {...formProps} className="space-y-4">
        <TextField
          label="Full Name"
          name="name"
          required
          autoComplete="name"
          error={fieldProblems.name}
          {...keptName}
        />
        <EmailField error={fieldProblems.email} />
        <NewPasswordFields label="Password" confirmationLabel="Confirm Password" problems={fieldProblems} />
        <Button type="submit" busy={busy} className="w-full">
          Sign Up
        </Button>
      </form>
      <p className="text-sm text-fg-muted">
        <span>Already have an account?</span>{' '}
        <TextLink to={paths.login} state={returnState}>
          Login
        </TextLink>
      </p>
    </AuthCard>
  );
}

function read(text: (name: string) => string): NewAccount {
  return { name: text('name').trim(), email: text('email').trim(), ...readNewPassword(text) };
}

function check({ name, email, ...chosen }: NewAccount): FieldProblems<NewAccount> {
  return { name: nameProblem(name), email: emailProblem(email), ...newPasswordProblems(chosen, email) };
}

function refusal(problem: AuthProblem): FieldProblems<NewAccount> | null {
  const { code, sentence } = problem;
  const isAboutEmail = code === 'auth/email-already-in-use' || code === 'auth/invalid-email';
  return isAboutEmail ? { email: sentence } : newPasswordRefusal(problem);
}
