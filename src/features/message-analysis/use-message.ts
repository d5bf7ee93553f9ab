import { useEffect } from 'react';
import { sampleAnalyses } from 'virtual:sample-analyses';
import { useAccountValue } from '@/features/auth';
import { loadSentimentEngine } from '@/features/tools';
import { createAccountValue } from '@/lib/account-values';
import { MESSAGE_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import type { Analysis } from './analysis';

/** The id of the night on Home. */
export const MESSAGE_ID = 'message';
/** How much of a message is analyzed. All of it is kept. */
export const READ_LENGTH = 1000;

export interface Message {
  /** The visitor's own message. */
  readonly text: string;
  /** Whether there is one. */
  readonly isOwn: boolean;
  /** Of the visitor's message, or of the sample that is shown without one. */
  readonly analysis: Analysis;
  /** Of the visitor's message. A sample was read by the build. */
  readonly state: 'sample' | 'pending' | 'read' | 'failed';
}

const keptMessage = createAccountValue({
  key: MESSAGE_KEY,
  area: 'session',
  read: (stored) => (typeof stored === 'string' ? stored : ''),
});

const analyzer = createStore<((text: string) => Analysis) | 'failed' | null>(() => null);
let loading: Promise<void> | null = null;

/** The current message and its analysis. */
export function useMessage(): Message {
  const [text] = useAccountValue(keptMessage);
  const analyze = useStore(analyzer, null);
  const isOwn = text.trim() !== '';
  useEffect(() => {
    if (isOwn) void loadAnalyzer();
  }, [isOwn]);
  if (!isOwn) return { text, isOwn, analysis: sampleAnalyses[0], state: 'sample' };
  const read = text.slice(0, READ_LENGTH);
  return typeof analyze === 'function'
    ? { text, isOwn, analysis: analyze(read), state: 'read' }
    : { text, isOwn, analysis: { ...pending, text: read }, state: analyze ?? 'pending' };
}

/** An empty text returns to the sample. */
export function writeMessage(owner: string, text: string) {
  keptMessage.set(owner, text);
  void loadAnalyzer();
}

/** Call it on focus, so that the engine is there before the first key. A failed load is retried by the next call. */
export function loadAnalyzer(): Promise<void> {
  loading ??= startAnalyzer();
  return loading;
}

async function startAnalyzer() {
  try {
    const [{ analyzeMessage }, { scoreText }] = await Promise.all([
      import('./analyze-message'),
      loadSentimentEngine(),
    ]);
    let latest: Analysis | undefined;
    // Several parts of a page show the same message, which is analyzed once.
    analyzer.set((text) => (latest = latest?.text === text ? latest : analyzeMessage(text, scoreText)));
  } catch (error) {
    console.error(error);
    loading = null;
    analyzer.set('failed');
  }
}

/** Shown until the engine has loaded. */
const pending = {
  score: 0,
  tone: 'neutral',
  sentences: [],
  languages: [],
  languageNames: [],
  marks: [],
  personal: [],
  because: [],
  team: '…',
  reply: '…',
} as const satisfies Omit<Analysis, 'text'>;
