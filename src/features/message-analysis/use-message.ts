import { useEffect } from 'react';
import { sampleAnalyses } from 'virtual:sample-analyses';
import { useAccountValue } from '@/features/auth';
import { loadSentimentEngine } from '@/features/tools';
import { createAccountValue } from '@/lib/account-values';
import { logError } from '@/lib/log-error';
import { fieldsOf } from '@/lib/storage';
import { MESSAGE_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { sampleMessages, type SampleId } from '@/site/messages';
import type { Analysis } from './analysis';

/** The id of the night on Home. */
export const MESSAGE_ID = 'message';
/** How much of a message is analyzed. All of it is kept. */
export const READ_LENGTH = 1000;

interface KeptMessage {
  readonly sample: SampleId;
  /** The visitor's own message, which is kept while a sample is shown. */
  readonly text: string;
  readonly showsSample: boolean;
}

export interface Message extends KeptMessage {
  readonly analysis: Analysis;
  /** The visitor's own, not a sample. */
  readonly isOwn: boolean;
  /** Of the visitor's own message. A sample was read by the build. */
  readonly state: 'sample' | 'pending' | 'read' | 'failed';
}

const [{ id: firstSample }] = sampleMessages;

/** A sample, or the visitor's own message. */
const keptMessage = createAccountValue<KeptMessage>({
  key: MESSAGE_KEY,
  area: 'session',
  read: (stored) => {
    const { sample, text, showsSample } = fieldsOf(stored);
    return {
      sample: sampleMessages.find(({ id }) => id === sample)?.id ?? firstSample,
      text: typeof text === 'string' ? text : '',
      showsSample: showsSample === true,
    };
  },
  isEmpty: ({ text, showsSample }) => text === '' && !showsSample,
});

type Engine = (text: string) => Analysis;

const engine = createStore<Engine | 'failed' | null>(() => null);
let loading: Promise<void> | null = null;

/** The current message and its analysis. */
export function useMessage(): Message {
  const [kept] = useAccountValue(keptMessage);
  const message = messageOf(kept, useStore(engine, null));
  const { isOwn } = message;
  useEffect(() => {
    if (isOwn) void loadAnalyzer();
  }, [isOwn]);
  return message;
}

export function chooseSample(owner: string, sample: SampleId) {
  keptMessage.set(owner, { ...keptMessage.get(owner), sample, showsSample: true });
}

/** An empty text returns to the sample. */
export function writeMessage(owner: string, text: string) {
  keptMessage.set(owner, { ...keptMessage.get(owner), text, showsSample: false });
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
    engine.set((text) => analyzeMessage(text, scoreText));
  } catch (error) {
    logError(error);
    loading = null;
    engine.set('failed');
  }
}

/** Several parts of a page show the same message, which is analyzed once. */
let latest: { kept: KeptMessage; engine: Engine | 'failed' | null; message: Message } | undefined;

function messageOf(kept: KeptMessage, engine: Engine | 'failed' | null): Message {
  if (latest?.kept !== kept || latest.engine !== engine)
    latest = { kept, engine, message: analyze(kept, engine) };
  return latest.message;
}

function analyze(kept: KeptMessage, engine: Engine | 'failed' | null): Message {
  const { sample, text, showsSample } = kept;
  if (text.trim() === '' || showsSample)
    return { ...kept, analysis: sampleAnalysis(sample), isOwn: false, state: 'sample' };
  const read = text.slice(0, READ_LENGTH);
  return typeof engine === 'function'
    ? { ...kept, analysis: engine(read), isOwn: true, state: 'read' }
    : { ...kept, analysis: pendingAnalysis(read), isOwn: true, state: engine ?? 'pending' };
}

export function sampleAnalysis(sample: SampleId): Analysis {
  const analysis = sampleAnalyses.find(({ id }) => id === sample) ?? sampleAnalyses[0];
  if (!analysis) throw new Error('There is no sample message.');
  return analysis;
}

/** Shown until the engine has loaded. */
function pendingAnalysis(text: string): Analysis {
  return {
    text,
    score: 0,
    tone: 'neutral',
    sentences: [],
    languages: [],
    marks: [],
    personal: [],
    because: [],
    team: '…',
    reply: '…',
  };
}
