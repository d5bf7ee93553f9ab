import { useCallback, useRef } from 'react';
import { useAlerts } from '@/ui/use-alerts';
import { loadAuth } from '../client/auth';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Divider } from '@/ui/divider';
import { PasswordField } from '@/ui/password-field';
import { TextLink } from '@/ui/text-link';
import { AuthCard } from './auth-card';
import { EmailField } from './email-field';
import { emailProblem } from '../email-rule';
import { DemoAccount } from './demo-account';
import { ProblemBanner } from './problem-banner';
import { linkNews } from '../link-news';
import { ProviderButtons } from './provider-buttons';
import { useAuthForm, type FieldProblems } from '../use-auth-form';
import { useReturnState } from '../use-return-after-sign-in';

interface Credentials extends Readonly<Record<string, string>> {
  readonly email: string;
  readonly password: string;
}

export function LoginScreen() {
  const { announce } = useAlerts();
  const returnState = useReturnState();
  const form = useRef<HTMLFormElement>(null);

  const logIn = useCallback(
    async ({ email, password }: Credentials) => {
      const link = await (await loadAuth()).signInWithPassword(email, password);
      announce('Logged in successfully!');
      const news = linkNews[link];
      if (news) announce(news, 'info');
    },
    [announce],
  );
  const { busy, problem, setProblem, fieldProblems, formProps } = useAuthForm({ read, check, send: logIn });

  return (
    <AuthCard
      title="Login"
      description={brand.description}
      lead={
        <>
          <h2 className="mt-4 font-medium">Only use Google sign-in</h2>
          <p className="mt-1 text-sm text-fg-muted">
            There is no password to remember. E-mail and GitHub work as well.
          </p>
        </>
      }
    >
      <ProblemBanner problem={problem} />
      <ProviderButtons verb="login" onProblem={setProblem} />
      <Divider>or with e-mail</Divider>
      <form ref={form} {...formProps} className="space-y-4">
        <EmailField error={fieldProblems.email} />
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          error={fieldProblems.password}
          aside={
            <TextLink to={paths.resetPassword} state={returnState} className="-my-0.5 py-0.5 text-sm">
              Forgot password?
            </TextLink>
          }
        />
        <Button type="submit" busy={busy} className="w-full">
          Login
        </Button>
      </form>
      <p className="text-sm text-fg-muted">
        <span>Don't have an account?</span>{' '}
        <TextLink to={paths.signup} state={returnState}>
          Sign Up
        </TextLink>
      </p>
      <DemoAccount form={form} />
    </AuthCard>
  );
}

function read(text: (name: string) => string): Credentials {
  return { email: text('email').trim(), password: text('password') };
}

function check({ email, password }: Credentials): FieldProblems<Credentials> {
  return {
    email: emailProblem(email),
    password: password === '' ? 'Enter your password.' : undefined,
  };
}
