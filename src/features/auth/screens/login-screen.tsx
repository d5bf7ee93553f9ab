import { useRef, useState, type RefObject } from 'react';
import { local } from '@/lib/env';
import { listOf } from '@/lib/number-words';
import { writeStored } from '@/lib/storage';
import { EMAIL_LINK_ADDRESS_KEY } from '@/lib/storage-keys';
import { emailError, useForm } from '@/lib/use-form';
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
import { ProviderButtons } from '../provider-buttons';
import {
  AuthCard,
  Divider,
  EmailField,
  ErrorBanner,
  Lead,
  RETURN_PARAMETER,
  ScreenLink,
  useReturnState,
  type ReturnState,
} from './auth-card';

const OTHER_WAYS = listOf([...providerNames.slice(1), 'email'], 'or');

export function LoginScreen() {
  const returnState = useReturnState();
  const form = useRef<HTMLFormElement>(null);
  const [sendsLink, setSendsLink] = useState(false);
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null);
  const { pending, error, attempt, errors, formProps } = useForm({
    checks: {
      email: emailError,
      method: () => undefined,
      password: (password, { method }) =>
        password === '' && method !== 'emailLink' ? 'Enter your password.' : undefined,
    },
    send: async ({ email, method, password }) => {
      const isLink = method === 'emailLink';
      setSendsLink(isLink);
      setLinkSentTo(null);
      if (isLink) {
        await sendLink(email, returnState);
        setLinkSentTo(email);
        return;
      }
      await withAuth((client) => client.signInWithPassword(email, password));
      announce('Logged in successfully!');
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
        <Button type="submit" busy={pending && !sendsLink} className="w-full">
          Login
        </Button>
        <Button
          type="submit"
          name="method"
          value="emailLink"
          variant="secondary"
          className="w-full"
          busy={pending && sendsLink}
        >
          Email me a link instead
        </Button>
        {linkSentTo !== null && (
          <Banner
            role="status"
            tone="success"
            title={`We sent a sign-in link to ${linkSentTo}.`}
            detail="Open it in this browser, and you’re in. Nothing there after a minute? Look in your spam folder."
          />
        )}
      </form>
      <ScreenLink to={paths.signup}>Don't have an account? Sign Up</ScreenLink>
      <DemoAccount form={form} />
    </AuthCard>
  );
}

/** The link returns to the page that the visitor asked for. This browser remembers its address, so that it works here at once. */
async function sendLink(email: string, { from }: ReturnState) {
  const url = new URL(paths.resetPassword, window.location.origin);
  if (from !== undefined) url.searchParams.set(RETURN_PARAMETER, from);
  await withAuth((client) => client.sendEmailLink(email, url.href));
  writeStored(EMAIL_LINK_ADDRESS_KEY, email);
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
    <Banner tone="info" title="Running on this computer">
      <p className="text-fg-muted">
        Accounts are in a local emulator. Emails and messages arrive in the{' '}
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
