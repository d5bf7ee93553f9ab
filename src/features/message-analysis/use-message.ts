import { useEffect } from 'react';
import { sampleAnalyses } from 'virtual:sample-analyses';
import { hasStoredSession } from '@/boot/stored-session';
import { useOwnerId } from '@/features/auth';
import { loadSentimentEngine } from '@/features/tools';
import { VISITOR } from '@/lib/account-scoped-text';
import { logError } from '@/lib/log-error';
import { parseFields, readSessionItem, writeSessionItem } from '@/lib/storage';
import { MESSAGE_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { sampleMessages, type SampleId } from '@/site/messages';
import type { Analysis } from './analysis';

/** The id of the night on Home. */
export const MESSAGE_ID = 'message';
/** How much of a message is analyzed. All of it is kept. */
export const READ_LENGTH = 1000;

interface StoredMessage {
  readonly sample: SampleId;
  /** The visitor's own message, which is kept while a sample is shown. */
  readonly text: string;
  readonly showsSample: boolean;
  /** The account that signed in after the message was chosen. */
  readonly owner: string;
}

export interface Message extends StoredMessage {
  readonly analysis: Analysis;
  /** The visitor's own, not a sample. */
  readonly isOwn: boolean;
  /** Of the visitor's own message. A sample was read by the build. */
  readonly state: 'sample' | 'pending' | 'read' | 'failed';
}

const [{ id: firstSample }] = sampleMessages;

let engine: ((text: string) => Analysis) | null = null;
let loading: Promise<void> | null = null;
let hasFailed = false;

const message = createStore(() => {
  const stored = messageOf(readStoredMessage());
  if (stored.isOwn) void loadAnalyzer();
  return stored;
});

/** The current message and its analysis: a sample, or the visitor's own, which is stored for this visit. */
export function useMessage(): Message {
  return useStore(message, prerendered);
}

export function chooseSample(sample: SampleId) {
  store({ ...storedPart(), sample, showsSample: true });
}

/** An empty text returns to the sample. */
export function writeMessage(text: string) {
  store({ ...storedPart(), text, showsSample: false });
  void loadAnalyzer();
}

/** Ties the message to the account that signed in, so that another account in this tab does not see it. */
export function useMessageOwner() {
  const owner = useOwnerId();
  useEffect(() => {
    const stored = storedPart();
    if (stored.owner === owner || (owner === VISITOR && hasStoredSession())) return;
    store({ ...stored, owner, text: stored.owner === VISITOR ? stored.text : '' });
  }, [owner]);
}

function storedPart(): StoredMessage {
  const { sample, text, showsSample, owner } = message.get();
  return { sample, text, showsSample, owner };
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
    engine = (text) => analyzeMessage(text, scoreText);
    hasFailed = false;
  } catch (error) {
    logError(error);
    loading = null;
    hasFailed = true;
  }
  message.set(messageOf(storedPart()));
}

function store(stored: StoredMessage) {
  writeSessionItem(MESSAGE_KEY, JSON.stringify(stored));
  message.set(messageOf(stored));
}

function messageOf(stored: StoredMessage): Message {
  const { sample, text, showsSample } = stored;
  if (text.trim() === '' || showsSample)
    return { ...stored, analysis: sampleAnalysis(sample), isOwn: false, state: 'sample' };
  const read = text.slice(0, READ_LENGTH);
  return engine
    ? { ...stored, analysis: engine(read), isOwn: true, state: 'read' }
    : { ...stored, analysis: pendingAnalysis(read), isOwn: true, state: hasFailed ? 'failed' : 'pending' };
}

function readStoredMessage(): StoredMessage {
  const { sample, text, showsSample, owner } = parseFields(readSessionItem(MESSAGE_KEY));
  return {
    sample: sampleMessages.find(({ id }) => id === sample)?.id ?? firstSample,
    text: typeof text === 'string' ? text : '',
    showsSample: showsSample === true,
    owner: typeof owner === 'string' ? owner : VISITOR,
  };
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

const prerendered = messageOf({ sample: firstSample, text: '', showsSample: false, owner: VISITOR });
