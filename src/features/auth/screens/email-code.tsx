import { useEffect, useEffectEvent, useState } from 'react';
import { withAuth, type AuthClient } from '../client/load-auth';

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
      throw Object.assign(new Error('The link has no code.'), { code: 'auth/missing-oob-code' });
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
