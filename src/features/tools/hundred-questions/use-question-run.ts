import { useEffect, useRef, useState } from 'react';
import { fetchSearchIndex } from '@/features/search';
import { loadOnce } from '@/lib/load-once';
import type { AnsweredQuestion } from './judge';
import type { Progress } from './question-worker';

export const loadAnswerList = loadOnce(() => import('./answer-list'));

type State =
  | { readonly name: 'idle' | 'failed' | 'canceled' }
  | { readonly name: 'running' | 'done'; readonly rows: readonly AnsweredQuestion[] };

/** Asks all questions again in a worker. */
export function useQuestionRun() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function end(name: 'failed' | 'canceled') {
    stop.current?.();
    stop.current = null;
    setState({ name });
  }

  async function start() {
    stop.current?.();
    setState({ name: 'running', rows: [] });
    const worker = new Worker(new URL('question-worker.ts', import.meta.url), { type: 'module' });
    const terminate = () => worker.terminate();
    stop.current = terminate;
    function fail(error: unknown) {
      console.error(error);
      // A run that was canceled or started anew has another worker.
      if (stop.current === terminate) end('failed');
    }
    worker.addEventListener('message', ({ data: { rows, isDone } }: MessageEvent<Progress>) => {
      setState({ name: isDone ? 'done' : 'running', rows });
      if (isDone) terminate();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(new Error(event.message || 'The worker did not start.'));
    });
    try {
      const [index] = await Promise.all([fetchSearchIndex(), loadAnswerList()]);
      worker.postMessage(index, []);
    } catch (error) {
      fail(error);
    }
  }

  return { state, start: () => void start(), cancel: () => end('canceled') };
}
