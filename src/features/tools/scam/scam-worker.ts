import { checkMessage } from './check-message';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(checkMessage(data)));
