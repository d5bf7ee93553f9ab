import type { Guess, Pair, TextTranslator } from './browser-translator';
import { readGuesses } from './text-languages';

/** What a browser brings. */
export interface Browser {
  readonly detect: (
    text: string,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<readonly Guess[]>;
  readonly offersPair: (pair: Pair) => Promise<boolean>;
  readonly create: (
    pair: Pair,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<TextTranslator>;
}

export interface Order {
  readonly text: string;
  /** Null when it is to be found out. */
  readonly source: string | null;
  readonly target: string;
}

type Problem =
  | 'empty'
  | 'no-letters'
  | 'too-long'
  | 'too-little'
  | 'same-language'
  | 'unavailable'
  | 'press-again'
  | 'download'
  | 'blocked'
  | 'failed';

export type Step =
  | { readonly phase: 'detecting' }
  | { readonly phase: 'fetching'; readonly share: number }
  | { readonly phase: 'translating'; readonly done: number; readonly of: number };

export type Outcome =
  | { readonly ok: true; readonly text: string; readonly pair: Pair }
  | { readonly ok: false; readonly problem: Problem; readonly source?: string };

interface Watch {
  readonly onStep: (step: Step) => void;
  /** As much as there is of it, whenever there is more. */
  readonly onText: (text: string, pair: Pair) => void;
  readonly signal: AbortSignal;
}

/** Finds out the language, fetches what is missing, and translates piece by piece. Rejects only when it is cancelled. */
export async function translateText(browser: Browser, order: Order, watch: Watch): Promise<Outcome> {
  const unfit = whyUnfit(order.text);
  if (unfit) return { ok: false, problem: unfit };
  let source = order.source ?? undefined;
  try {
    source ??= await findSource(browser, order.text, watch);
    if (source === undefined) return { ok: false, problem: 'too-little' };
    const pair = { source, target: order.target };
    if (source === order.target) return { ok: false, problem: 'same-language', source };
    if (!(await browser.offersPair(pair))) return { ok: false, problem: 'unavailable', source };
    return { ok: true, pair, text: await translateAll(browser, order.text, pair, watch) };
  } catch (error) {
    if (watch.signal.aborted) throw error;
    return { ok: false, problem: readFailure(error), ...(source === undefined ? {} : { source }) };
  }
}

function whyUnfit(text: string): Problem | null {
  if (text.trim() === '') return 'empty';
  if (text.length > LONGEST_TEXT) return 'too-long';
  return hasLetters(text) ? null : 'no-letters';
}

async function findSource(browser: Browser, text: string, { onStep, signal }: Watch) {
  onStep({ phase: 'detecting' });
  const guesses = await browser.detect(text, (share) => onStep({ phase: 'fetching', share }), signal);
  return readGuesses(guesses);
}

async function translateAll(browser: Browser, text: string, pair: Pair, watch: Watch): Promise<string> {
  const { onStep, onText, signal } = watch;
  const translator = await browser.create(pair, (share) => onStep({ phase: 'fetching', share }), signal);
  try {
    const pieces = cutText(text);
    const of = pieces.filter(hasLetters).length;
    let done = 0;
    let result = '';
    onStep({ phase: 'translating', done, of });
    for await (const piece of inTurn(translator, pieces, signal)) {
      result += piece;
      if (hasLetters(piece)) onStep({ phase: 'translating', done: ++done, of });
      onText(result, pair);
    }
    return result;
  } finally {
    translator.destroy();
  }
}

/** One after the other: the browser has one model, and the first paragraphs are wanted first. */
async function* inTurn(translator: TextTranslator, pieces: readonly string[], signal: AbortSignal) {
  for (const piece of pieces) yield hasLetters(piece) ? translator.translate(piece, signal) : piece;
}

const failures: Readonly<Record<string, Problem>> = {
  NotAllowedError: 'press-again',
  NetworkError: 'download',
  NotSupportedError: 'unavailable',
  SecurityError: 'blocked',
  QuotaExceededError: 'too-long',
};

function readFailure(error: unknown): Problem {
  return (error instanceof Error && failures[error.name]) || 'failed';
}

/** A few pages: more than this takes a browser minutes. */
export const LONGEST_TEXT = 20_000;
/** What a model takes at once without losing its thread. */
const LONGEST_PIECE = 1500;

const SENTENCE_ENDS = /(?=\S)(?<=[.!?。！？؟।]["'”’)\]]*\s*)/u;

/** Paragraphs, and sentences of the long ones, with what stands between them. Together they are the text again. */
export function cutText(text: string): string[] {
  return text
    .split(/(\n)/)
    .flatMap((part) => (part.length <= LONGEST_PIECE ? [part] : cutParagraph(part)))
    .flatMap(edges)
    .filter((part) => part !== '');
}

export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function cutParagraph(paragraph: string): string[] {
  const pieces: string[] = [];
  for (const sentence of paragraph.split(SENTENCE_ENDS).flatMap(cutHard)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST_PIECE) {
      pieces[pieces.length - 1] = last + sentence;
    } else {
      pieces.push(sentence);
    }
  }
  return pieces;
}

/** Something without an end in sight is cut where words end, else between letters. */
function cutHard(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_PIECE) {
    const space = rest.lastIndexOf(' ', LONGEST_PIECE - 1);
    let cut = space > 0 ? space + 1 : LONGEST_PIECE;
    // The two halves of an emoji stay together.
    if (/[\uD800-\uDBFF]/.test(rest.charAt(cut - 1))) cut -= 1;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

/** White space at the edges would be lost in the translation. */
function edges(piece: string): string[] {
  const text = piece.trim();
  if (text === '') return [piece];
  const start = piece.indexOf(text);
  return [piece.slice(0, start), text, piece.slice(start + text.length)];
}
