import { useEffect, useRef, useState } from 'react';
import { IN_TIME_MS } from '@/lib/load-once';

/**
 * Runs `Engine` in a worker, so that typing stays responsive. The worker gets one question at a time, and after its
 * answer the newest one. Until that one is answered, the previous answer is returned and `isStale` is true.
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
  const worker = useRef<Worker>(null);
  const running = useRef<{ readonly question: Question }>(null);
  if (failure) throw failure;

  useEffect(() => {
    const launched = start();
    worker.current = launched;
    // A script that never arrives sends no error.
    const timer = setTimeout(() => setFailure(new Error('The worker did not start in time.')), IN_TIME_MS);
    launched.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      if (running.current) setLatest({ question: running.current.question, answer: data });
      running.current = null;
    });
    launched.addEventListener('error', (event) => {
      event.preventDefault();
      // A worker script that fails to load sends an event without a message.
      setFailure(new Error(event.message || 'The worker did not start.'));
    });
    return () => {
      clearTimeout(timer);
      running.current = null;
      launched.terminate();
    };
  }, [start]);

  useEffect(() => {
    if (running.current || latest?.question === question) return;
    running.current = { question };
    worker.current?.postMessage(question, []);
  }, [question, latest]);

  return { answer: latest?.answer ?? null, isStale: latest?.question !== question };
}
