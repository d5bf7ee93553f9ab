interface EngineEvents {
  readonly start: Event;
  readonly result: SpeechRecognitionEvent;
  readonly error: SpeechRecognitionErrorEvent;
  readonly end: Event;
}

/** The browser's speech recognition. */
export interface SpeechEngine extends EventTarget {
  addEventListener: <Type extends keyof EngineEvents>(
    type: Type,
    listener: (event: EngineEvents[Type]) => void,
    options: AddEventListenerOptions,
  ) => void;
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
export function resultsOf({ results }: SpeechRecognitionEvent): readonly SpeechResult[] {
  return Array.from(results, (result) => ({
    text: (result[0]?.transcript ?? '').replace(/\s+/g, ' ').trim(),
    final: result.isFinal,
    rated: (result[0]?.confidence ?? 0) > 0,
  }));
}

/** Messages for recognition errors. Every error except `no-speech` stops listening. */
export const speechErrors = {
  'not-allowed': {
    title: 'The microphone wasn’t allowed.',
    detail: 'Allow it for this site in the address bar of your browser, then press Start again.',
  },
  'service-not-allowed': {
    title: 'This browser doesn’t allow speech recognition here.',
    detail: 'It may be switched off in the settings, by your organization, or for private windows.',
  },
  'audio-capture': {
    title: 'No microphone was found.',
    detail: 'Plug one in or choose one in the settings of your computer, then press Start again.',
  },
  'language-not-supported': {
    title: 'Your browser doesn’t recognize this language.',
    detail: 'Choose another one. What you have so far is kept.',
  },
  network: {
    title: 'The connection to the speech service was lost.',
    detail: 'Your browser recognizes speech with an online service and couldn’t reach it.',
  },
  aborted: {
    title: 'Listening was interrupted.',
    detail: 'Another tab or program may have taken the microphone. Start again when it’s free.',
  },
  'no-speech': {
    title: 'No speech detected yet.',
    detail: 'Still listening. Speak a little closer, or check whether the microphone is muted.',
  },
  silence: {
    title: 'Stopped because there was no speech for a while.',
    detail: 'Check that the right microphone is chosen and not muted, then start again.',
  },
  hidden: {
    title: 'Stopped because the page was hidden.',
    detail: 'The microphone is off while this page is hidden.',
  },
  failed: {
    title: 'Speech recognition failed.',
    detail: 'What you have so far is kept. Try again, or try another browser.',
  },
} as const satisfies Record<string, { title: string; detail: string }>;

export type SpeechError = keyof typeof speechErrors;

export function isSpeechError(code: string): code is SpeechError {
  return Object.hasOwn(speechErrors, code);
}
