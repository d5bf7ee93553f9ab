import { checkMessage } from './check-message';

const COMPILING_RUNS = 2;
let runs = 0;

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(data.trim() === '' ? null : checkMessage(data));
  // V8 compiles a pattern to machine code on its second use, which is slow for hundreds of patterns.
  for (; runs < COMPILING_RUNS; runs += 1) checkMessage(data);
});
