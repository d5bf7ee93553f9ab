import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useAction } from '@/lib/use-action';
import { Button } from '@/ui/button';
import { toAuthError } from '../auth-errors';
import { withAuth, type AuthClient } from '../client/load-auth';
import { ErrorBanner } from './auth-card';

const transientCodes: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/too-many-requests',
  'auth/quota-exceeded',
]);

/** Such an error does not use up the code of an email, so a retry can succeed. */
export function isTransient(error: unknown): boolean {
  return transientCodes.has(toAuthError(error).code);
}

/** A new email doesn't help a disabled account. */
export function needsNewEmail(error: unknown): boolean {
  return !isTransient(error) && toAuthError(error).code !== 'auth/user-disabled';
}

/** The error of a link without a code, which the provider would answer with an internal error. */
export const INCOMPLETE = { code: 'auth/missing-oob-code' };

/** What became of a code. */
export interface Outcome {
  /** What was thrown, or null. */
  readonly error: unknown;
  /** The address of the account. */
  readonly email: string | null;
}

export async function outcomeOf(
  code: string,
  send: (client: AuthClient) => Promise<string | null>,
): Promise<Outcome> {
  if (code === '') return { error: INCOMPLETE, email: null };
  try {
    return { error: null, email: await withAuth(send) };
  } catch (error) {
    console.error(error);
    return { error, email: null };
  }
}

/** Null until there is an answer. */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const askFirst = useEffectEvent(ask);
  useEffect(() => void askFirst().then(setAnswer), []);
  return [answer, setAnswer] as const;
}

/** A code works once, so a screen that is mounted again gets the final answer instead of sending the code again. */
export function oncePerCode<Answer>(isFinal: (answer: Answer) => boolean) {
  const answers = new Map<string, Promise<Answer>>();
  return async (code: string, send: () => Promise<Answer>): Promise<Answer> => {
    const asked = answers.get(code) ?? send();
    answers.set(code, asked);
    const answer = await asked;
    if (!isFinal(answer)) answers.delete(code);
    return answer;
  };
}

export function Checking() {
  return (
    <p role="status" data-loading>
      Checking the link…
    </p>
  );
}

interface EmailActionFailureProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
  /** Leads to a new email. */
  readonly renewal: ReactNode;
  /** The way on. */
  readonly children: ReactNode;
}

/** Says why a link doesn't work, and offers what may help. */
export function EmailActionFailure({ error, onRetry, renewal, children }: EmailActionFailureProps) {
  const { pending, run } = useAction();
  return (
    <>
      <ErrorBanner error={error} />
      <div className="grid gap-3">
        {isTransient(error) && (
          <Button busy={pending} onClick={() => void run(onRetry)}>
            Try again
          </Button>
        )}
        {needsNewEmail(error) && renewal}
        {children}
      </div>
    </>
  );
}
