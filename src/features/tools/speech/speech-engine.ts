/** The browser's speech recognition. */
export interface SpeechEngine extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => SpeechEngine;
    webkitSpeechRecognition?: new () => SpeechEngine;
  }
}

function engineClass() {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

export function isRecognitionSupported(): boolean {
  return engineClass() !== undefined;
}

export function createEngine(language: string): SpeechEngine {
  const Recognizer = engineClass();
  if (!Recognizer) throw new Error('This browser has no speech recognition.');
  return Object.assign(new Recognizer(), { lang: language, continuous: true, interimResults: true });
}

export interface SpeechResult {
  readonly text: string;
  /** Whether the engine will not change it any more. */
  readonly final: boolean;
  /** Whether the engine gave a confidence. */
  readonly rated: boolean;
}

/** All results of a run, from its result event. */
export function resultsOf(event: Event): readonly SpeechResult[] {
  if (!('results' in event) || !isResults(event.results)) return [];
  return Array.from(event.results, (result) => ({
    text: (result[0]?.transcript ?? '').replace(/\s+/g, ' ').trim(),
    final: result.isFinal,
    rated: (result[0]?.confidence ?? 0) > 0,
  }));
}

function isResults(value: unknown): value is ArrayLike<SpeechRecognitionResult> {
  return typeof value === 'object' && value !== null && 'length' in value;
}

export function codeOf(event: Event): string {
  return 'error' in event && typeof event.error === 'string' ? event.error : 'failed';
}
