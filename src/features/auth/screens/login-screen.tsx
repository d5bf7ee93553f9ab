import { lazy, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emailError } from '@/lib/email-error';
import { local } from '@/lib/env';
import { loadOnce } from '@/lib/load-once';
import { listOf } from '@/lib/number-words';
import { fieldsOf } from '@/lib/storage';
import { useForm } from '@/lib/use-form';
import { useHydrated } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { providerNames } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { PasswordField } from '@/ui/field';
import { TextLink, textLinkClass } from '@/ui/text-link';
import { withAuth } from '../client/load-auth';
import { MethodButton, setLastMethod, useLastMethod } from '../sign-in-method';
import { useReturnState } from '../use-return-after-sign-in';
import { AuthCard, Divider, EmailField, ErrorBanner, Lead, ScreenLink } from './auth-card';
import { ProviderButtons } from './provider-buttons';

const loadEmailLinkSentScreen = loadOnce(() => import('./email-link-sent-screen'));
const EmailLinkSentScreen = lazy(loadEmailLinkSentScreen);

const OTHER_WAYS = listOf([...providerNames.slice(1), 'email'], 'or');

export function LoginScreen() {
  const { emailLinkSentTo } = fieldsOf(useLocation().state);
  // After a reload, too, the prerendered form is hydrated first.
  return useHydrated() && typeof emailLinkSentTo === 'string' ? (
    <EmailLinkSentScreen email={emailLinkSentTo} />
  ) : (
    <LoginForm />
  );
}

function LoginForm() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const returnState = useReturnState();
  const lastMethod = useLastMethod();
  const form = useRef<HTMLFormElement>(null);
  const [sendsLink, setSendsLink] = useState(false);
  const { pending, error, attempt, errors, formProps } = useForm({
    checks: {
      email: emailError,
      method: () => undefined,
      password: (password, { method }) =>
        password === '' && method !== 'emailLink' ? 'Enter your password.' : undefined,
    },
    send: async ({ email, method, password }) => {
      setSendsLink(method === 'emailLink');
      if (method === 'emailLink') {
        await (await loadEmailLinkSentScreen()).sendEmailLink(email, returnState.from);
        await navigate({ pathname, search, hash }, { state: { ...returnState, emailLinkSentTo: email } });
        return undefined;
      }
      await withAuth((client) => client.signInWithPassword(email, password));
      setLastMethod('password');
      announce('Logged in successfully!');
      return 'stay-busy';
    },
  });

  return (
    <AuthCard title="Login" description={brand.description}>
      <Lead>
        {providerNames[0]} is the quickest way in: one tap, and no password to remember. You can also use{' '}
        {OTHER_WAYS}.
      </Lead>
      <ErrorBanner error={error} />
      <ProviderButtons
        label="Login"
        success="Logged in"
        tag={
          <h2 className="-mb-1.5 justify-self-end rounded-full border border-accent bg-surface px-2 text-xs text-accent-fg">
            {`Only use ${providerNames[0]} sign-in`}
          </h2>
        }
        attempt={attempt}
      />
      <Divider>or with your email</Divider>
      <form ref={form} {...formProps} className="space-y-4">
        <EmailField error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          error={errors.password}
          aside={
            <TextLink to={paths.resetPassword} state={returnState} className="-my-0.5 py-0.5 text-sm">
              Forgot password?
            </TextLink>
          }
        />
        <MethodButton type="submit" isLast={lastMethod === 'password'} busy={pending && !sendsLink}>
          Login
        </MethodButton>
        <MethodButton
          type="submit"
          name="method"
          value="emailLink"
          variant="secondary"
          isLast={lastMethod === 'emailLink'}
          busy={pending && sendsLink}
        >
          Email me a link instead
        </MethodButton>
      </form>
      <ScreenLink to={paths.signup}>Don't have an account? Sign Up</ScreenLink>
      <DemoAccount form={form} />
    </AuthCard>
  );
}

/** Rendered only in local builds, which run against the auth emulator. */
function DemoAccount({ form }: { form: RefObject<HTMLFormElement | null> }) {
  if (!local) return null;
  const { demoAccount, inboxUrl } = local;

  function fill() {
    for (const name of ['email', 'password'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = demoAccount[name];
    }
  }

  return (
    <Banner tone="info" title="This is a local build.">
      <p className="text-fg-muted">
        Accounts live in an emulator on this machine. Emails and messages arrive in the{' '}
        <ExternalLink href={inboxUrl} className={textLinkClass}>
          local inbox
        </ExternalLink>
        .
      </p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={fill}>
        Fill in the demo account
      </Button>
    </Banner>
  );
}
