import { type Order, createReviewScorer } from './score-reviews';

const handle = createReviewScorer((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  // What is thrown here reaches the page as an error of the worker.
  handle(data).catch(reportError);
});
