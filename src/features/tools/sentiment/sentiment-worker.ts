import { type ScorerRequest, createReviewScorer } from './score-reviews';

const handle = createReviewScorer((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<ScorerRequest>) => {
  // Errors reach the page as error events of the worker.
  handle(data).catch(reportError);
});
