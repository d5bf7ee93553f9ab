import { useMemo } from 'react';
import { useKept, type Kept } from '@/features/auth';
import { parseTurns, withQuestion } from './conversation';

/** The questions of a conversation, which are kept for the account. */
export function useQuestions(kept: Kept<string>) {
  const [stored, persist] = useKept(kept);
  const asked = useMemo(() => parseTurns(stored), [stored]);
  return {
    asked,
    ask: (question: string) => persist(JSON.stringify(withQuestion(asked, question))),
    clear: () => persist(''),
  };
}
