import { useEffect, useRef, useState } from 'react';
import { openLine } from './worker-line';

interface Told<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * Has a question answered off the page's own thread, so that no answer holds up typing. `start` and `here` have to
 * stay the same functions. As long as the newest question has no answer, the one before it stays.
 */
export function useWorkerAnswer<Question, Answer>(
  question: Question,
  start: () => Worker,
  here: () => Promise<(question: Question) => Answer>,
): { answer: Answer | null; answered: Question | null; isLate: boolean } {
  const [told, setTold] = useState<Told<Question, Answer> | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const line = useRef<ReturnType<typeof openLine<Question, Answer>>>(null);
  // The nearest boundary takes it.
  if (failure) throw failure.error;

  useEffect(() => {
    const opened = openLine({
      start,
      here,
      onAnswer: (question, answer) => setTold({ question, answer }),
      onFailure: (error) => setFailure({ error }),
    });
    line.current = opened;
    return () => opened.close();
  }, [start, here]);

  useEffect(() => line.current?.ask(question), [question]);

  return {
    answer: told?.answer ?? null,
    answered: told?.question ?? null,
    isLate: told?.question !== question,
  };
}
