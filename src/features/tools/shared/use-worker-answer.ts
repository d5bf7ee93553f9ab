import { useEffect, useRef, useState } from 'react';

/**
 * Answers a question in a worker, so that typing stays responsive. It is sent one question at a time, and of those
 * asked meanwhile only the newest. The last answer stays until the newest question is answered. `start` and
 * `fallback` must be stable; the fallback is the same function for browsers that cannot start the worker.
 */
export function useWorkerAnswer<Question, Answer>(
  question: Question,
  start: () => Worker,
  fallback: () => Promise<(question: Question) => Answer>,
): { answer: Answer | null; answered: Question | null; isLate: boolean } {
  const [latest, setLatest] = useState<{ readonly question: Question; readonly answer: Answer } | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const ask = useRef<(question: Question) => void>(null);
  // The nearest error boundary handles it.
  if (failure) throw failure.error;

  useEffect(() => {
    let asked: { readonly question: Question } | null = null;
    let waiting: { readonly question: Question } | null = null;
    let isClosed = false;
    let worker = tryStart(start);

    function send(question: Question) {
      if (asked) {
        waiting = { question };
        return;
      }
      asked = { question };
      if (worker) worker.postMessage(question, []);
      else void answerHere(question);
    }

    function receive(answer: Answer) {
      if (!asked || isClosed) return;
      setLatest({ question: asked.question, answer });
      const next = waiting;
      asked = waiting = null;
      if (next) send(next.question);
    }

    async function answerHere(question: Question) {
      try {
        const answer = await fallback();
        receive(answer(question));
      } catch (error) {
        if (!isClosed) setFailure({ error });
      }
    }

    worker?.addEventListener('message', ({ data }: MessageEvent<Answer>) => receive(data));
    worker?.addEventListener('error', (event) => {
      event.preventDefault();
      worker?.terminate();
      worker = null;
      if (asked) void answerHere(asked.question);
    });
    ask.current = send;
    return () => {
      isClosed = true;
      worker?.terminate();
    };
  }, [start, fallback]);

  useEffect(() => ask.current?.(question), [question]);

  return {
    answer: latest?.answer ?? null,
    answered: latest?.question ?? null,
    isLate: latest?.question !== question,
  };
}

function tryStart(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}
