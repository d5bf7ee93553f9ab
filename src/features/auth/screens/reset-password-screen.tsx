import { lazy, useState } from 'react';
import { emailError } from '@/lib/email-error';
import { writeSessionItem } from '@/lib/storage';
import { useForm } from '@/lib/use-form';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { toAuthError } from '../auth-errors';
import { loadAuth } from '../client/load-auth';
import { confirmationError, newPasswordError, NewPasswordFields, rejectedPassword } from '../credentials';
import { persistedFields } from '../persisted-fields';
import { useReturnState } from '../use-return-after-sign-in';
import { AuthCard, EmailField, ErrorBanner } from './auth-card';
import { canSendNewLink, checkCode, isTransient, useEmailCode } from './email-code';
import { EmailLinkScreen } from './email-link-screen';

const LinkSignInScreen = lazy(() => import('./link-sign-in-screen'));

/** Requests a password reset. The links in all emails of the provider lead here too, with a mode and a code. */
export default function ResetPasswordScreen() {
  const search = new URLSearchParams(useHydratedLocation().search);
  const mode = search.get('mode');
  const code = search.get('oobCode') ?? '';
  if (mode === null) return <RequestResetScreen />;
  if (mode === 'signIn') return <LinkSignInScreen key={code} code={code} />;
  if (mode === 'resetPassword') return <ResetLinkScreen key={code} code={code} />;
  return <EmailLinkScreen key={code} code={code} mode={mode} />;
}

interface RequestResetScreenProps {
  /** Why the link that led here does not work. */
  readonly linkError?: unknown;
}

function RequestResetScreen({ linkError = null }: RequestResetScreenProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const returnState = useReturnState();
  const { pending, error, errors, formProps } = useForm({
    checks: { email: emailError },
    send: async ({ email }) => {
      setSentTo(null);
      try {
        await (await loadAuth()).sendPasswordReset(email);
      } catch (thrown) {
        // The answer is the same for an unknown address, so that it does not reveal who has an account.
        if (toAuthError(thrown).code !== 'auth/user-not-found') throw thrown;
      }
      setSentTo(email);
    },
    rejectedFields: (thrown) => {
      const { code, message } = toAuthError(thrown);
      return code === 'auth/invalid-email' ? { email: message } : null;
    },
  });

  return (
    <AuthCard
      title="Reset password"
      description="Forgot your password? Enter your email address, and we’ll send a link to choose a new one."
      lead={<p className="mt-3 text-fg-muted">We’ll email you a link to choose a new one.</p>}
    >
      <ErrorBanner error={error ?? (sentTo === null ? linkError : null)} />
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

/** A link that does not work leads to the form for a new one, so that no password is typed in vain. */
function ResetLinkScreen({ code }: { code: string }) {
  const { status, error, email } = useEmailCode(code, checkCode);
  if (status === 'checking')
    return (
      <AuthCard title={NEW_PASSWORD} description={NEW_PASSWORD_DESCRIPTION}>
        {/* As tall as the form that follows, below the same bar. */}
        <p role="status" data-loading className="min-h-64">
          Checking the link…
        </p>
      </AuthCard>
    );
  if (error && canSendNewLink(error)) return <RequestResetScreen linkError={error} />;
  if (error && !isTransient(error))
    return (
      <AuthCard title={NEW_PASSWORD} description={NEW_PASSWORD_DESCRIPTION}>
        <ErrorBanner error={error} />
        <ButtonLink to={paths.login} className="w-full">
          Go to the login page
        </ButtonLink>
      </AuthCard>
    );
  return <NewPasswordScreen code={code} email={email} />;
}

const NEW_PASSWORD = 'New password';
const NEW_PASSWORD_DESCRIPTION = 'Choose a new password for your account and confirm it.';

interface NewPasswordScreenProps {
  readonly code: string;
  /** Null if the code could not be checked. */
  readonly email: string | null;
}

function NewPasswordScreen({ code, email }: NewPasswordScreenProps) {
  const [done, setDone] = useState(false);
  const { pending, error, errors, formProps } = useForm({
    checks: { password: (password) => newPasswordError(password), confirmation: confirmationError },
    send: async ({ password }) => {
      const client = await loadAuth();
      const owner = await client.checkResetCode(code);
      await client.resetPassword(code, password);
      writeSessionItem(persistedFields.email, owner);
      setDone(true);
    },
    rejectedFields: rejectedPassword,
  });

  if (done) {
    return (
      <AuthCard title={NEW_PASSWORD}>
        <Banner role="status" tone="success" title="Your password has been changed." />
        <ButtonLink to={paths.login} className="w-full">
          Login
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={NEW_PASSWORD}
      description={NEW_PASSWORD_DESCRIPTION}
      lead={
        email !== null && (
          <p className="mt-3 text-fg-muted">
            For <span translate="no">{email}</span>.
          </p>
        )
      }
    >
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
