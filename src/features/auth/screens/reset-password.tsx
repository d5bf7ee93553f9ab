import { useEffect, useEffectEvent, useState } from 'react';
import { writeSessionItem } from '@/lib/storage';
import { emailError, useForm } from '@/lib/use-form';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { needsNewLink, toAuthError } from '../auth-errors';
import { withAuth, type AuthClient } from '../client/load-auth';
import { confirmationError, newPasswordError, NewPasswordFields, rejectedFields } from '../credentials';
import { EmailField, ErrorBanner, Lead, persistedFields, ScreenLink, UserText } from './auth-card';

/** The form that sends a link for a new password. */
export function RequestReset({
  codeError = null,
}: {
  /** Why the link that led here does not work. */
  readonly codeError?: unknown;
}) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { pending, error, errors, formProps } = useForm({
    checks: { email: emailError },
    send: async ({ email }) => {
      setSentTo(null);
      try {
        await withAuth((client) => client.sendPasswordReset(email));
      } catch (thrown) {
        // The answer is the same for an unknown address, so that it does not reveal who has an account.
        if (toAuthError(thrown).code !== 'auth/user-not-found') throw thrown;
      }
      setSentTo(email);
    },
    rejectedFields,
  });

  return (
    <>
      <Lead>We’ll email you a link to choose a new one.</Lead>
      <ErrorBanner error={error ?? (sentTo === null ? codeError : null)} />
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
      <ScreenLink to={paths.login}>Remember your password? Login</ScreenLink>
    </>
  );
}

/** A link that does not work leads to the form for a new one, so that no password is typed in vain. */
export function NewPassword({ code }: { code: string }) {
  const { answer } = useCode(code, (client) => client.checkResetCode(code));
  const email = answer?.email ?? null;
  const [isChanged, setIsChanged] = useState(false);
  const { pending, error, errors, formProps } = useForm({
    checks: { password: (password) => newPasswordError(password), confirmation: confirmationError },
    send: async ({ password }) => {
      await withAuth((client) => client.resetPassword(code, password));
      if (email !== null) writeSessionItem(persistedFields.email, email);
      setIsChanged(true);
    },
    rejectedFields,
  });
  // The link worked when it was opened here, so it was used since: the reply may have been lost.
  const isUsed = email !== null && toAuthError(error).code === 'auth/invalid-action-code';

  if (answer === null) return <Checking />;
  if (needsNewLink(answer.error)) return <RequestReset codeError={answer.error} />;
  if (isChanged || isUsed) {
    return (
      <>
        {isUsed ? (
          <ErrorBanner error={{ code: 'auth/used-reset' }} />
        ) : (
          <Banner role="status" tone="success" title="Your password has been changed." />
        )}
        <ButtonLink to={paths.login} className="w-full">
          Login
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {email !== null && (
        <Lead>
          <span>For</span> <UserText>{email}</UserText>
        </Lead>
      )}
      <ErrorBanner error={error ?? answer.error} />
      <form {...formProps} className="space-y-4">
        <NewPasswordFields label="New password" confirmationLabel="Confirm password" errors={errors} />
        <Button type="submit" busy={pending} className="w-full">
          Save the new password
        </Button>
      </form>
      <ScreenLink to={paths.resetPassword}>Request a new link</ScreenLink>
    </>
  );
}

/** What the provider has answered about the code of an email. */
interface Answer {
  /** What was thrown, or null. */
  readonly error: unknown;
  /** The address of the account. */
  readonly email: string | null;
}

type Send = (client: AuthClient) => Promise<string | null>;

/** A code works once, but React may mount a screen again. */
const answers = new Map<string, Promise<Answer>>();

/** Sends a code when its screen opens for the first time, and when `ask` is called. No answer yet is null. */
export function useCode(code: string, send: Send) {
  const [answer, setAnswer] = useState<Answer | null>(null);

  const answerOnOpen = useEffectEvent(() => answers.get(code) ?? answerTo(code, send));
  useEffect(() => void answerOnOpen().then(setAnswer), []);

  return { answer, ask: async () => setAnswer(await answerTo(code, send)) };
}

function answerTo(code: string, send: Send): Promise<Answer> {
  const answer = answerOf(code, send);
  answers.set(code, answer);
  return answer;
}

async function answerOf(code: string, send: Send): Promise<Answer> {
  try {
    // The provider would answer an internal error.
    if (code === '')
      throw Object.assign(new Error('auth/missing-oob-code'), { code: 'auth/missing-oob-code' });
    return { error: null, email: await withAuth(send) };
  } catch (error) {
    console.error(error);
    return { error, email: null };
  }
}

export function Checking() {
  return (
    <p role="status" data-loading>
      Checking the link…
    </p>
  );
}
