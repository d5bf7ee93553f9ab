type NextPhase = 'listening' | 'paused' | 'stopped';

/** Messages for recognition errors, and the phase each one leads to. */
export const speechErrors = {
  'not-allowed': {
    title: 'The microphone was not allowed.',
    detail: 'Allow it for this site in the address bar of your browser, then press Start again.',
    nextPhase: 'stopped',
  },
  'service-not-allowed': {
    title: 'This browser does not allow speech recognition here.',
    detail: 'It may be switched off in the settings, by your organization, or for private windows.',
    nextPhase: 'stopped',
  },
  'audio-capture': {
    title: 'No microphone was found.',
    detail: 'Plug one in or choose one in the settings of your computer, then press Start again.',
    nextPhase: 'stopped',
  },
  'language-not-supported': {
    title: 'Your browser does not recognize this language.',
    detail: 'Choose another one. What you have so far is kept.',
    nextPhase: 'stopped',
  },
  network: {
    title: 'The connection to the speech service was lost.',
    detail: 'Your browser recognizes speech with its maker’s service and could not reach it.',
    nextPhase: 'paused',
  },
  aborted: {
    title: 'Listening was interrupted.',
    detail: 'Another tab or program may have taken the microphone. Resume when it is free.',
    nextPhase: 'paused',
  },
  'no-speech': {
    title: 'No speech detected yet.',
    detail: 'Still listening. Speak a little closer, or check whether the microphone is muted.',
    nextPhase: 'listening',
  },
  silence: {
    title: 'Paused because there was no speech for a while.',
    detail: 'Check that the right microphone is chosen and not muted, then resume.',
    nextPhase: 'paused',
  },
  hidden: {
    title: 'Paused because the page was hidden.',
    detail: 'The microphone is off while this page is hidden.',
    nextPhase: 'paused',
  },
  failed: {
    title: 'Speech recognition failed.',
    detail: 'What you have so far is kept. Try again, or try another browser.',
    nextPhase: 'stopped',
  },
} as const satisfies Record<string, { title: string; detail: string; nextPhase: NextPhase }>;

export type SpeechError = keyof typeof speechErrors;

/** Maps the browser's error code. */
export function errorForCode(code: string): { error: SpeechError; nextPhase: NextPhase } {
  const error = isProblem(code) ? code : 'failed';
  return { error, nextPhase: speechErrors[error].nextPhase };
}

function isProblem(code: string): code is SpeechError {
  return Object.hasOwn(speechErrors, code);
}
