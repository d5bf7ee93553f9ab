import { checkMessage } from './check-message';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(data.trim() === '' ? null : checkMessage(data));
});
