import { vi } from 'vitest';
import { readFile } from '@/features/tools/sentiment/read-file';
import { scoreText } from '@/features/tools/sentiment/score-text';

type Behavior = (worker: EventTarget) => (request: string | File) => void;

/** Runs the worker code on the main thread. */
export const working: Behavior = (worker) => {
  const answer = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return (request) => {
    if (typeof request === 'string') answer(request.trim() === '' ? null : scoreText(request));
    else void readFile(request).then(answer);
  };
};

/** Fails to load. */
export const broken: Behavior = (worker) => () =>
  worker.dispatchEvent(new Event('error', { cancelable: true }));

/** Replaces the Worker class, which jsdom lacks. */
export function workersThat(behave: Behavior) {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly postMessage = behave(this);
      terminate() {}
    },
  );
}
