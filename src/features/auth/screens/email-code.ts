import { useEffect, useState } from 'react';
import { logError } from '@/lib/log-error';
import { toAuthError } from '../auth-errors';
import { loadAuth } from '../client/load-auth';

const transientCodes: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/too-many-requests',
  'auth/quota-exceeded',
]);

/** Such an error does not use up the code of an emailed link, so a retry can succeed. */
export function isTransient(error: unknown): boolean {
  return transientCodes.has(toAuthError(error).code);
}

/** A new link doesn't help a disabled account. */
export function canSendNewLink(error: unknown): boolean {
  return !isTransient(error) && toAuthError(error).code !== 'auth/user-disabled';
}

export interface Outcome {
  readonly status: 'checking' | 'done' | 'failed';
  /** What was thrown, or null. */
  readonly error: unknown;
  /** The address of the account. */
  readonly email: string | null;
}

const CHECKING: Outcome = { status: 'checking', error: null, email: null };

type SendCode = (code: string) => Promise<Outcome>;

/** Sends the code of an emailed link. The screen has the code as its key, so the code never changes here. */
export function useEmailCode(code: string, send: SendCode, sendFirst = send) {
  const [outcome, setOutcome] = useState(CHECKING);

  useEffect(() => {
    void sendFirst(code).then(setOutcome);
  }, [code, sendFirst]);

  function retry() {
    setOutcome(CHECKING);
    void send(code).then(setOutcome);
  }
  return { ...outcome, retry };
}

/** A code works once, so a screen that is mounted again gets the first answer instead of sending the code again. */
export function oncePerCode<Answer>() {
  const answers = new Map<string, Promise<Answer>>();
  return (code: string, send: () => Promise<Answer>): Promise<Answer> => {
    const answer = answers.get(code) ?? send();
    answers.set(code, answer);
    return answer;
  };
}

/** Finds out whether a code works, without using it up. */
export function checkCode(code: string): Promise<Outcome> {
  return outcomeOf(code, (client) => client.checkResetCode(code));
}

export function applyCode(code: string): Promise<Outcome> {
  return outcomeOf(code, (client) => client.applyEmailCode(code));
}

async function outcomeOf(
  code: string,
  send: (client: Awaited<ReturnType<typeof loadAuth>>) => Promise<string | null>,
): Promise<Outcome> {
  // The provider answers an empty code with an internal error.
  if (code === '') return { status: 'failed', error: { code: 'auth/missing-oob-code' }, email: null };
  try {
    return { status: 'done', error: null, email: await send(await loadAuth()) };
  } catch (error) {
    logError(error);
    return { status: 'failed', error, email: null };
  }
}
