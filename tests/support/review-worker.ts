import { vi } from 'vitest';
import { type ScorerRequest, createReviewScorer } from '@/features/tools/sentiment/score-reviews';

type Behavior = (worker: EventTarget) => (request: ScorerRequest) => void;

/** Runs the worker code on the main thread. */
export const working: Behavior = (worker) => {
  const handle = createReviewScorer((data) => worker.dispatchEvent(new MessageEvent('message', { data })));
  return (request) => void handle(request);
};

/** Never answers. */
export const silent: Behavior = () => () => undefined;

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
