import { useCallback, useState } from 'react';
import { loadAuth } from '../client/auth';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { AuthCard } from './auth-card';
import type { AuthProblem } from '../auth-errors';
import { EmailField } from './email-field';
import { emailProblem } from '../email-rule';
import { ProblemBanner } from './problem-banner';
import { useAuthForm, type FieldProblems } from '../use-auth-form';
import { useReturnState } from '../use-return-after-sign-in';

interface Request extends Readonly<Record<string, string>> {
  readonly email: string;
}

export function RequestResetScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const returnState = useReturnState();

  const send = useCallback(async ({ email }: Request) => {
    setSentTo(null);
    try {
      await (await loadAuth()).sendPasswordReset(email);
    } catch (error) {
      if (!isUnknownAccount(error)) throw error;
    }
    setSentTo(email);
  }, []);
  const { busy, problem, fieldProblems, formProps } = useAuthForm({ read, check, send, refusal });

  return (
    <AuthCard
      title="Reset password"
      description="Forgotten your password? Ask for a mail with a link with which to choose a new one."
      lead={<p className="mt-3 text-fg-muted">We will mail you a link with which to choose a new one.</p>}
    >
      <ProblemBanner problem={problem} />
      {sentTo !== null && (
        <Banner
          role="status"
          tone="success"
          title={`If there is an account for ${sentTo}, a link is on its way.`}
          detail="It works for one hour. Look into the spam folder as well."
        />
      )}
      <form {...formProps} className="space-y-4">
        <EmailField error={fieldProblems.email} />
        <Button type="submit" busy={busy} className="w-full">
          <span key={String(sentTo)}>{sentTo === null ? 'Send the link' : 'Send it again'}</span>
        </Button>
      </form>
      <p className="text-sm text-fg-muted">
        <span>Remembered it?</span>{' '}
        <TextLink to={paths.login} state={returnState}>
          Login
        </TextLink>
      </p>
    </AuthCard>
  );
}

function read(text: (name: string) => string): Request {
  return { email: text('email').trim() };
}

function check({ email }: Request): FieldProblems<Request> {
  return { email: emailProblem(email) };
}

function refusal({ code, sentence }: AuthProblem): FieldProblems<Request> | null {
  return code === 'auth/invalid-email' ? { email: sentence } : null;
}

/** Whether an address has an account is nobody else's business, so the answer is the same. */
function isUnknownAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
