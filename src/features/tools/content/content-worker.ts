import { analyzeDraft, type DraftInput } from './analyze-draft';

addEventListener('message', ({ data }: MessageEvent<DraftInput>) =>
  postMessage(data.text.trim() === '' ? null : analyzeDraft(data)),
);
