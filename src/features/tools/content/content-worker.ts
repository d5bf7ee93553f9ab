import { analyzeDraft, type DraftInput } from './analyze-draft';

addEventListener('message', ({ data }: MessageEvent<DraftInput>) => postMessage(analyzeDraft(data)));
