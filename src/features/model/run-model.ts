import { getAI, getGenerativeModel, InferenceMode, type OnDeviceParams } from 'firebase/ai';
import { getApp } from 'firebase/app';
import { modelErrorMessages, modelErrorOf, modelErrorOfFinish, type ModelError } from './model-errors';
import { textOptions, type Place } from './model-place';

export interface ModelTask {
  /** What the model has to do. */
  readonly instruction: string;
  /** The visitor's text or question, with what the model needs to know about it. */
  readonly prompt: string;
}

interface RunOptions {
  readonly place: Place;
  /** Aborting it ends the run. The reason must be a ModelError. */
  readonly signal: AbortSignal;
  /** Receives the whole text so far. */
  readonly onText: (text: string) => void;
}

/** Longest wait for the first words and between two pieces of text. */
const FIRST_WORDS_MS = 30_000;
const PAUSE_MS = 12_000;
const MAX_OUTPUT_TOKENS = 4096;
const SLOW: ModelError = 'slow';

/** Streams an answer, and returns why it ended early. The text that had arrived by then stays valid. */
export async function runModel(
  task: ModelTask,
  { place, signal, onText }: RunOptions,
): Promise<ModelError | null> {
  const run = new AbortController();
  const stop = () => run.abort(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(() => run.abort(SLOW), FIRST_WORDS_MS);

  async function readAnswer(): Promise<ModelError | null> {
    const { stream, response } = await modelFor(task, place, run.signal).generateContentStream(task.prompt, {
      signal: run.signal,
    });
    // It rejects together with the stream, whose error is handled below.
    response.catch(() => undefined);
    let text = '';
    let finish: string | undefined;
    for await (const piece of stream) {
      if (run.signal.aborted) break;
      clearTimeout(timer);
      timer = setTimeout(() => run.abort(SLOW), PAUSE_MS);
      text += piece.text();
      finish = piece.candidates?.[0]?.finishReason ?? finish;
      onText(text);
    }
    // A model on the device gives no finish reason.
    return modelErrorOfFinish(place === 'device' ? 'STOP' : finish, text);
  }

  try {
    // A stream may ignore the signal, so the signal also ends the wait for it.
    return await Promise.race([readAnswer(), abortOf(run.signal)]);
  } catch (error) {
    return run.signal.aborted ? reasonOf(run.signal) : modelErrorOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Frees the session of the model on the device.
    run.abort();
  }
}

/**
 * The place is fixed for each run. The SDK's `PREFER_ON_DEVICE` falls back to the cloud, so it could send a text that
 * the visitor has not allowed to be sent.
 */
function modelFor({ instruction }: ModelTask, place: Place, signal: AbortSignal) {
  const promptOptions: NonNullable<OnDeviceParams['promptOptions']> & { signal: AbortSignal } = { signal };
  return getGenerativeModel(getAI(getApp()), {
    mode: place === 'device' ? InferenceMode.ONLY_ON_DEVICE : InferenceMode.ONLY_IN_CLOUD,
    inCloudParams: {
      model: __AI_MODEL__ ?? '',
      systemInstruction: instruction,
      generationConfig: { temperature: 0.2, maxOutputTokens: MAX_OUTPUT_TOKENS },
    },
    onDeviceParams: {
      createOptions: {
        ...textOptions,
        signal,
        initialPrompts: [{ role: 'system', content: [{ type: 'text', value: instruction }] }],
      },
      promptOptions,
    },
  });
}

function abortOf(signal: AbortSignal): Promise<ModelError> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(reasonOf(signal));
    signal.addEventListener('abort', () => resolve(reasonOf(signal)));
  });
}

function reasonOf({ reason }: AbortSignal): ModelError {
  const error: unknown = reason;
  return isModelError(error) ? error : 'stopped';
}

function isModelError(value: unknown): value is ModelError {
  return typeof value === 'string' && Object.hasOwn(modelErrorMessages, value);
}
