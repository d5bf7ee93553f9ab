import { readFile } from './read-file';
import { scoreText } from './score-text';

// Errors reach the page as error events of the worker.
addEventListener('message', ({ data }: MessageEvent<string | File>) => {
  if (typeof data !== 'string') void readFile(data).then(postMessage, reportError);
  else postMessage(data.trim() === '' ? null : scoreText(data));
});
