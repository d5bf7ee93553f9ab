import { type FileRequest, scoreFile } from './score-file';
import { scoreText } from './score-text';

addEventListener('message', ({ data }: MessageEvent<string | FileRequest>) => {
  if (typeof data === 'string') postMessage(scoreText(data));
  // Errors reach the page as error events of the worker.
  else scoreFile(data, postMessage).catch(reportError);
});
