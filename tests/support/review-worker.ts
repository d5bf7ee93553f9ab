import { vi } from 'vitest';
import { type Order, createReviewScorer } from '@/features/tools/sentiment/score-reviews';

type Behaviour = (worker: EventTarget) => (order: Order) => void;

/** Does here what the worker does beside the page. */
export const working: Behaviour = (worker) => {
  const handle = createReviewScorer((data) => worker.dispatchEvent(new MessageEvent('message', { data })));
  return (order) => void handle(order);
};

/** Never comes to an end. */
export const silent: Behaviour = () => () => undefined;

/** Its script did not arrive. */
export const broken: Behaviour = (worker) => () =>
  worker.dispatchEvent(new Event('error', { cancelable: true }));

/** Stands in for what jsdom lacks. */
export function workersThat(behave: Behaviour) {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly postMessage = behave(this);
      terminate() {}
    },
  );
}
