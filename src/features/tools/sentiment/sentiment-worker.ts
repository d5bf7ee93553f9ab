import { reviewDesk, type Order } from './review-desk';

const handle = reviewDesk((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  // What is thrown here reaches the page as an error of the worker.
  handle(data).catch(reportError);
});
