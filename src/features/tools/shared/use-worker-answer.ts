import { useEffect, useRef, useState } from 'react';
import { IN_TIME_MS } from '@/lib/load-once';

/**
 * Runs `Engine` in a worker, so that typing stays responsive. The worker gets one question at a time; while it is busy,
 * only the newest question is queued. A file that is still being read is given up for the next question. Until that one
 * is answered, the previous answer is returned and `isStale` is true.
 * The worker answers null to an empty question. `start` must be stable. A worker error is rethrown to the nearest error
 * boundary.
 */
export function useWorkerAnswer<Engine extends (question: never) => unknown>(
  question: Parameters<Engine>[0],
  start: () => Worker,
): { answer: ReturnType<Engine> | null; isStale: boolean } {
  type Question = Parameters<Engine>[0];
  type Answer = ReturnType<Engine> | null;
  const [latest, setLatest] = useState<{ readonly question: Question; readonly answer: Answer } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const ask = useRef<(question: Question) => void>(null);
  if (failure) throw failure;

  useEffect(() => {
    let running: { readonly question: Question } | null = null;
    let queued: { readonly question: Question } | null = null;
    let worker = launch();
    // A script that never arrives sends no error.
    const timer = setTimeout(() => setFailure(new Error('The worker did not start in time.')), IN_TIME_MS);

    function send(question: Question) {
      if (running && isFile(running.question)) {
        worker.terminate();
        worker = launch();
        running = null;
      }
      if (running) {
        queued = { question };
      } else {
        running = { question };
        worker.postMessage(question, []);
      }
    }

    function launch() {
      const launched = start();
      launched.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        clearTimeout(timer);
        if (!running || launched !== worker) return;
        setLatest({ question: running.question, answer: data });
        const next = queued;
        running = queued = null;
        if (next) send(next.question);
      });
      launched.addEventListener('error', (event) => {
        event.preventDefault();
        // A worker script that fails to load sends an event without a message.
        setFailure(new Error(event.message || 'The worker did not start.'));
      });
      return launched;
    }
    ask.current = send;
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [start]);

  useEffect(() => ask.current?.(question), [question]);

  return { answer: latest?.answer ?? null, isStale: latest?.question !== question };
}

function isFile(question: unknown): boolean {
  return question instanceof File;
}
