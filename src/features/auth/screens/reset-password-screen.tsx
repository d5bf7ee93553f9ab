import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emailError } from '@/lib/email-error';
import { logError } from '@/lib/log-error';
import { writeSessionItem } from '@/lib/storage';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { type AuthError, toAuthError } from '../auth-errors';
import { loadAuth } from '../client/load-auth';
import { confirmationError, newPasswordError, NewPasswordFields, rejectedPassword } from '../credentials';
import { persistedFields } from '../persisted-fields';
import { useAuthForm } from '../use-auth-form';
import { useReturnState } from '../use-return-after-sign-in';
import { AuthCard, EmailField, ErrorBanner } from './auth-card';

/** Requests a password reset. The links in all emails of the provider lead here too, with a mode and a code. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const code = search.get('oobCode') ?? '';
  if (mode === null) return <RequestResetScreen />;
  if (mode === 'resetPassword') return <NewPasswordScreen key={code} code={code} />;
  return <EmailLinkScreen key={code} code={code} mode={mode} />;
}

function RequestResetScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const returnState = useReturnState();
  const { pending, error, errors, formProps } = useAuthForm({
    checks: { email: emailError },
    send: async ({ email }) => {
      setSentTo(null);
      try {
        await (await loadAuth()).sendPasswordReset(email);
      } catch (thrown) {
        // The answer is the same for an unknown address, so that it does not reveal who has an account.
        if (!isUnknownAccount(thrown)) throw thrown;
      }
      setSentTo(email);
    },
    rejectedFields: ({ code, message }) => (code === 'auth/invalid-email' ? { email: message } : null),
  });

  return (
    <AuthCard
      title="Reset password"
      description="Forgot your password? Enter your email address, and we’ll send a link to choose a new one."
      lead={<p className="mt-3 text-fg-muted">We’ll email you a link to choose a new one.</p>}
    >
      <ErrorBanner error={error} />
      {sentTo !== null && (
        <Banner
          role="status"
          tone="success"
          title={`If ${sentTo} has an account, a link is on its way.`}
          detail="It works for one hour. Check your spam folder too."
        />
      )}
      <form {...formProps} className="space-y-4">
        <EmailField error={errors.email} />
        <Button type="submit" busy={pending} className="w-full">
          <span key={String(sentTo)}>{sentTo === null ? 'Send the link' : 'Send it again'}</span>
        </Button>
      </form>
      <p className="text-sm">
        <TextLink to={paths.login} state={returnState}>
          Remember your password? Login
        </TextLink>
      </p>
    </AuthCard>
  );
}

function isUnknownAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

function NewPasswordScreen({ code }: { code: string }) {
  const [done, setDone] = useState(false);
  const { pending, error, errors, formProps } = useAuthForm({
    checks: { password: (password) => newPasswordError(password), confirmation: confirmationError },
    send: async ({ password }) => {
      const client = await loadAuth();
      const email = await client.checkResetCode(code);
      await client.resetPassword(code, password);
      writeSessionItem(persistedFields.email, email);
      setDone(true);
    },
    rejectedFields: rejectedPassword,
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
    <AuthCard title="New password" description="Choose a new password for your account and confirm it.">
      <ErrorBanner error={error} />
      <form {...formProps} className="space-y-4">
        <NewPasswordFields label="New password" confirmationLabel="Confirm password" errors={errors} />
        <Button type="submit" busy={pending} className="w-full">
          Save the new password
        </Button>
      </form>
      <p className="text-sm">
        <TextLink to={paths.resetPassword}>Request a new link</TextLink>
      </p>
    </AuthCard>
  );
}

const modes: Readonly<Record<string, { title: string; done: string }>> = {
  verifyEmail: { title: 'Verify your email', done: 'Your email address is verified.' },
  recoverEmail: { title: 'Restore your email', done: 'Your email address has been changed back.' },
  verifyAndChangeEmail: { title: 'Change your email', done: 'Your email address has been changed.' },
};

const UNKNOWN_MODE = { title: 'Email link', done: 'Done.' };

/** Errors that do not use up the code, so that a retry can succeed. */
const transientCodes: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/too-many-requests',
  'auth/quota-exceeded',
]);

/** Applies the code of an email link that needs no further input. */
function EmailLinkScreen({ code, mode }: { code: string; mode: string }) {
  const { title, done } = Object.hasOwn(modes, mode) ? (modes[mode] ?? UNKNOWN_MODE) : UNKNOWN_MODE;
  const { status, error, retry } = useEmailCode(code);
  return (
    <AuthCard title={title} description={`The result of the link you opened in an email from ${brand.name}.`}>
      {/* As tall as a result, so that nothing shifts when it arrives. */}
      <div className="min-h-48 space-y-6">
        {status === 'checking' && <p role="status">Checking the link…</p>}
        {status === 'done' && <Banner role="status" tone="success" title={done} />}
        <ErrorBanner error={error} />
        {error && transientCodes.has(error.code) && (
          <Button variant="secondary" onClick={retry} className="w-full">
            Try again
          </Button>
        )}
        {status !== 'checking' && (
          <ButtonLink to={paths.home} className="w-full">
            Continue
          </ButtonLink>
        )}
      </div>
    </AuthCard>
  );
}

type Outcome =
  | { readonly status: 'checking' | 'done'; readonly error: null }
  | { readonly status: 'failed'; readonly error: AuthError };

const CHECKING: Outcome = { status: 'checking', error: null };

/** Requests by code. A code works only once, so a remount must reuse the first request. */
const requests = new Map<string, Promise<Outcome>>();

/** The screen has the code as its key, so the code never changes here. */
function useEmailCode(code: string) {
  const [outcome, setOutcome] = useState(CHECKING);

  useEffect(() => {
    void applyOnce(code).then(setOutcome);
  }, [code]);

  function retry() {
    requests.delete(code);
    setOutcome(CHECKING);
    void applyOnce(code).then(setOutcome);
  }
  return { ...outcome, retry };
}

function applyOnce(code: string): Promise<Outcome> {
  const request = requests.get(code) ?? applyCode(code);
  requests.set(code, request);
  return request;
}

async function applyCode(code: string): Promise<Outcome> {
  try {
    await (await loadAuth()).applyEmailCode(code);
    return { status: 'done', error: null };
  } catch (error) {
    logError(error);
    return { status: 'failed', error: toAuthError(error) };
  }
}
