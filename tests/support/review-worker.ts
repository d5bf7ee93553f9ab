import { vi } from 'vitest';
import { readFile } from '@/features/tools/sentiment/read-file';
import { scoreText } from '@/features/tools/sentiment/score-text';

/** Replaces the Worker class, which jsdom lacks: the worker's code runs on the main thread. */
export function stubReviewWorker() {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(request: string | File) {
        const answer = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
        if (typeof request === 'string') answer(request.trim() === '' ? null : scoreText(request));
        else void readFile(request).then(answer);
      }
      terminate() {}
    },
  );
}
