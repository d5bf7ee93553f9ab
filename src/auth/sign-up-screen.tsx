import { useCallback } from 'react';
import { useAlerts } from '@/hooks/use-alerts';
import { useKeptValue } from '@/hooks/use-kept-value';
import { loadAuth } from '@/integrations/auth';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Divider } from '@/ui/divider';
import { TextField } from '@/ui/field';
import { PasswordField } from '@/ui/password-field';
import { TextLink } from '@/ui/text-link';
import { AuthCard } from './auth-card';
import type { AuthProblem } from './auth-errors';
import { confirmationProblem, nameProblem, newPasswordProblem, PASSWORD_HINT } from './credential-rules';
import { EmailField } from './email-field';
import { emailProblem } from './email-rule';
import { keptFields } from './kept-fields';
import { ProblemBanner } from './problem-banner';
import { ProviderButtons } from './provider-buttons';
import { useAuthForm, type FieldProblems } from './use-auth-form';
import { useReturnState } from './use-return-after-sign-in';

interface NewAccount extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
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
      lead={<p className="mt-3 text-fg-muted">Free, and gone again with one click on your account page.</p>}
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
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={fieldProblems.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          required
          autoComplete="new-password"
          error={fieldProblems.confirmation}
        />
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
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    password: text('password'),
    confirmation: text('confirmation'),
  };
}

function check({ name, email, password, confirmation }: NewAccount): FieldProblems<NewAccount> {
  return {
    name: nameProblem(name),
    email: emailProblem(email),
    password: newPasswordProblem(password, email),
    confirmation: confirmationProblem(password, confirmation),
  };
}

function refusal({ code, sentence }: AuthProblem): FieldProblems<NewAccount> | null {
  switch (code) {
    case 'auth/email-already-in-use':
    case 'auth/invalid-email':
      return { email: sentence };
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
      return { password: sentence };
    default:
      return null;
  }
}
