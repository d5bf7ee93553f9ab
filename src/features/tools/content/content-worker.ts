import { analyseDraft, type DraftInput } from './analyse-draft';

addEventListener('message', ({ data }: MessageEvent<DraftInput>) => postMessage(analyseDraft(data)));
