import { useEffect, useState } from 'react';
import { loadAuth } from './client/auth';
import { reportQuietly } from '@/lib/report';
import { authProblem, type AuthProblem } from './auth-errors';

type Outcome =
  | { readonly status: 'checking' | 'done'; readonly problem: null }
  | { readonly status: 'failed'; readonly problem: AuthProblem };

/** A code works once, so what became of it outlives the component that asked. */
const outcomes = new Map<string, Promise<Outcome>>();

export function useMailedCode(code: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'checking', problem: null });

  useEffect(() => {
    let gone = false;
    void outcomeOf(code).then((found) => {
      if (!gone) setOutcome(found);
    });
    return () => {
      gone = true;
    };
  }, [code]);

  return outcome;
}

function outcomeOf(code: string): Promise<Outcome> {
  const known = outcomes.get(code) ?? apply(code);
  outcomes.set(code, known);
  return known;
}

async function apply(code: string): Promise<Outcome> {
  try {
    await (await loadAuth()).applyMailedCode(code);
    return { status: 'done', problem: null };
  } catch (error) {
    reportQuietly(error);
    return { status: 'failed', problem: authProblem(error) };
  }
}
