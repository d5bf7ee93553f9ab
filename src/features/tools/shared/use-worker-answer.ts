import { useEffect, useRef, useState } from 'react';

/**
 * Answers a question in a worker, so that typing stays responsive. It is sent one question at a time, and of those
 * asked meanwhile only the newest. The last answer stays until the newest question is answered; it is null if there is
 * nothing to answer. `Engine` is the function that the worker runs, and `start` must be stable. A worker that fails
 * is thrown to the nearest error boundary.
 */
export function useWorkerAnswer<Engine extends (question: never) => unknown>(
  question: Parameters<Engine>[0],
  start: () => Worker,
): { answer: ReturnType<Engine> | null; isLate: boolean } {
  type Question = Parameters<Engine>[0];
  type Answer = ReturnType<Engine> | null;
  const [latest, setLatest] = useState<{ readonly question: Question; readonly answer: Answer } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const ask = useRef<(question: Question) => void>(null);
  if (failure) throw failure;

  useEffect(() => {
    let asked: { readonly question: Question } | null = null;
    let waiting: { readonly question: Question } | null = null;
    const worker = start();

    function send(question: Question) {
      if (asked) {
        waiting = { question };
      } else {
        asked = { question };
        worker.postMessage(question, []);
      }
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (!asked) return;
      setLatest({ question: asked.question, answer: data });
      const next = waiting;
      asked = waiting = null;
      if (next) send(next.question);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // A worker script that fails to load sends an event without a message.
      setFailure(new Error(event.message || 'The worker did not start.'));
    });
    ask.current = send;
    return () => worker.terminate();
  }, [start]);

  useEffect(() => ask.current?.(question), [question]);

  return { answer: latest?.answer ?? null, isLate: latest?.question !== question };
}
