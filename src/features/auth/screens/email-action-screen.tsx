import type { ComponentType } from 'react';
import { useAction } from '@/lib/use-form';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { needsNewLink, toAuthError } from '../auth-errors';
import { firstAuthState, type AuthClient } from '../client/load-auth';
import { useUser } from '../use-user';
import { AuthCard, ErrorBanner, UserText } from './auth-card';
import { EmailLink } from './email-link';
import { Checking, NewPassword, RequestReset, useCode } from './reset-password';

interface EmailAction {
  readonly title: string;
  /** What an action has done that needs no further input. */
  readonly done?: string;
  readonly Content?: ComponentType<{ code: string }>;
}

const UNKNOWN: EmailAction = { title: 'Email link' };

/** What a link in an email of the provider is for, by its mode. Without one, the visitor asks for such an email. */
const actions: ReadonlyMap<string, EmailAction> = new Map(
  Object.entries({
    '': {
      title: 'Reset password',
      Content: () => <RequestReset />,
    },
    resetPassword: {
      title: 'New password',
      Content: NewPassword,
    },
    signIn: {
      title: 'Log in with your link',
      Content: EmailLink,
    },
    verifyEmail: { title: 'Verify your email', done: 'Your email address is verified.' },
    recoverEmail: { title: 'Restore your email', done: 'Your account has its former email address again.' },
    verifyAndChangeEmail: { title: 'Change your email', done: 'Your account has its new email address.' },
  }),
);

/** Where the links in all emails of the provider lead, with a mode and a code. */
export default function EmailActionScreen() {
  const search = new URLSearchParams(useHydratedLocation().search);
  const mode = search.get('mode') ?? '';
  const code = search.get('oobCode') ?? '';
  const { title, done = 'Done.', Content } = actions.get(mode) ?? UNKNOWN;
  return (
    <AuthCard title={title} description={`Where links in emails from ${brand.name} lead.`}>
      {Content ? <Content key={code} code={code} /> : <AppliedCode key={code} {...{ code, mode, done }} />}
    </AuthCard>
  );
}

interface AppliedCodeProps {
  readonly code: string;
  readonly mode: string;
  readonly done: string;
}

function AppliedCode({ code, mode, done }: AppliedCodeProps) {
  const { answer, ask } = useCode(code, (client) => apply(client, code, mode));
  const { pending, run } = useAction();
  const user = useUser();
  if (answer === null) return <Checking />;
  const { error, email } = answer;
  if (error === null) {
    return (
      <>
        <Banner role="status" tone="success" title={done} detail={email} />
        {mode === 'recoverEmail' && (
          <p>
            Didn’t you change it? Someone may know your password.{' '}
            <TextLink to={paths.resetPassword}>Choose a new one</TextLink>
          </p>
        )}
        <ButtonLink to={paths.home} className="w-full">
          Continue
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ErrorBanner error={error} />
      {user && (
        <p>
          <span>The address of your account is</span> <UserText>{user.email}</UserText>
        </p>
      )}
      <div className="grid gap-3">
        {!needsNewLink(error) ? (
          <Button busy={pending} onClick={() => void run(ask)}>
            Try again
          </Button>
        ) : (
          mode.startsWith('verify') && <ButtonLink to={paths.account}>Request a new link</ButtonLink>
        )}
        <ButtonLink to={paths.home} variant="secondary">
          Continue
        </ButtonLink>
      </div>
    </>
  );
}

/** A link works once. Opened again, it is answered with what the account shows, or with what may have happened. */
async function apply(client: AuthClient, code: string, mode: string): Promise<string | null> {
  try {
    return await client.applyEmailCode(code);
  } catch (error) {
    if (toAuthError(error).code !== 'auth/invalid-action-code') throw error;
    const user = await firstAuthState();
    if (mode === 'verifyEmail' && user?.emailVerified) return user.email;
    throw Object.assign(new Error('auth/used-link', { cause: error }), { code: 'auth/used-link' });
  }
}
