type Leaves = 'listening' | 'paused' | 'stopped';

/** What can come between somebody and their captions, what to say of it, and what it leaves of the listening. */
export const problems = {
  'not-allowed': {
    title: 'The microphone was not allowed.',
    detail: 'Allow it for this site in the address bar of your browser, then press Start again.',
    leaves: 'stopped',
  },
  'service-not-allowed': {
    title: 'This browser does not let its recogniser be used here.',
    detail: 'It may be switched off in the settings, by your organisation, or for private windows.',
    leaves: 'stopped',
  },
  'audio-capture': {
    title: 'No microphone was found.',
    detail: 'Plug one in or choose one in the settings of your computer, then press Start again.',
    leaves: 'stopped',
  },
  'language-not-supported': {
    title: 'Your browser does not recognise this language.',
    detail: 'Choose another one. What you have so far stays.',
    leaves: 'stopped',
  },
  network: {
    title: 'The connection to the recogniser was lost.',
    detail: 'Your browser recognises speech with a service of its maker and could not reach it.',
    leaves: 'paused',
  },
  aborted: {
    title: 'Listening was interrupted.',
    detail: 'Another tab or program may have taken the microphone. Resume when it is free.',
    leaves: 'paused',
  },
  'no-speech': {
    title: 'Nothing heard yet.',
    detail: 'Still listening. Speak a little closer, or see whether the microphone is muted.',
    leaves: 'listening',
  },
  silence: {
    title: 'Nothing was heard for a while, so listening has paused.',
    detail: 'See whether the right microphone is chosen and not muted, then resume.',
    leaves: 'paused',
  },
  hidden: {
    title: 'Paused, because the page was out of sight.',
    detail: 'Nothing listens while you look elsewhere.',
    leaves: 'paused',
  },
  failed: {
    title: 'The recogniser of your browser has failed.',
    detail: 'What you have so far is kept. Try again, or try another browser.',
    leaves: 'stopped',
  },
} as const satisfies Record<string, { title: string; detail: string; leaves: Leaves }>;

export type Problem = keyof typeof problems;

/** By the code that the browser gives. */
export function readFault(code: string): { problem: Problem; leaves: Leaves } {
  const problem = isProblem(code) ? code : 'failed';
  return { problem, leaves: problems[problem].leaves };
}

function isProblem(code: string): code is Problem {
  return Object.hasOwn(problems, code);
}
