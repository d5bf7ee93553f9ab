import type { LanguageGuess, Pair, TextTranslator } from './browser-translator';
import { mostLikelyLanguage } from './text-languages';

/** The browser APIs, injected for tests. */
export interface Browser {
  readonly detect: (
    text: string,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<readonly LanguageGuess[]>;
  readonly offersPair: (pair: Pair) => Promise<boolean>;
  readonly create: (
    pair: Pair,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<TextTranslator>;
}

export interface TranslationRequest {
  readonly text: string;
  /** Null to detect the language. */
  readonly source: string | null;
  readonly target: string;
}

type TranslationError =
  | 'empty'
  | 'no-letters'
  | 'too-long'
  | 'quota'
  | 'too-little'
  | 'same-language'
  | 'same-choice'
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
  | { readonly ok: false; readonly reason: TranslationError; readonly source?: string };

interface TranslationCallbacks {
  readonly onStep: (step: Step) => void;
  /** Called with the partial translation after each piece. */
  readonly onText: (text: string, pair: Pair) => void;
  readonly signal: AbortSignal;
}

/**
 * Detects the language, downloads the language pack and translates piece by piece. Rejects only if
 * aborted.
 */
export async function translateText(
  browser: Browser,
  request: TranslationRequest,
  callbacks: TranslationCallbacks,
): Promise<Outcome> {
  const unfit = validate(request.text);
  if (unfit) return { ok: false, reason: unfit };
  let source = request.source ?? undefined;
  try {
    source ??= await findSource(browser, request.text, callbacks);
    if (source === undefined) return { ok: false, reason: 'too-little' };
    const pair = { source, target: request.target };
    if (source === request.target) {
      return { ok: false, reason: request.source === null ? 'same-language' : 'same-choice', source };
    }
    if (!(await browser.offersPair(pair))) return { ok: false, reason: 'unavailable', source };
    return { ok: true, pair, text: await translateAll(browser, request.text, pair, callbacks) };
  } catch (error) {
    if (callbacks.signal.aborted) throw error;
    return { ok: false, reason: errorFor(error), ...(source === undefined ? {} : { source }) };
  }
}

function validate(text: string): TranslationError | null {
  if (text.trim() === '') return 'empty';
  if (text.length > LONGEST_TEXT) return 'too-long';
  return hasLetters(text) ? null : 'no-letters';
}

async function findSource(browser: Browser, text: string, { onStep, signal }: TranslationCallbacks) {
  onStep({ phase: 'detecting' });
  const guesses = await browser.detect(text, (share) => onStep({ phase: 'fetching', share }), signal);
  return mostLikelyLanguage(guesses);
}

async function translateAll(
  browser: Browser,
  text: string,
  pair: Pair,
  callbacks: TranslationCallbacks,
): Promise<string> {
  const { onStep, onText, signal } = callbacks;
  const translator = await browser.create(pair, (share) => onStep({ phase: 'fetching', share }), signal);
  try {
    const pieces = splitIntoPieces(text);
    const of = pieces.filter(hasLetters).length;
    let done = 0;
    let result = '';
    onStep({ phase: 'translating', done, of });
    for await (const piece of translateSequentially(translator, pieces, signal)) {
      result += piece;
      if (hasLetters(piece)) onStep({ phase: 'translating', done: ++done, of });
      onText(result, pair);
    }
    return result;
  } finally {
    translator.destroy();
  }
}

/** Sequential, because the browser has one model and the first paragraphs are shown first. */
async function* translateSequentially(
  translator: TextTranslator,
  pieces: readonly string[],
  signal: AbortSignal,
) {
  for (const piece of pieces) yield hasLetters(piece) ? translator.translate(piece, signal) : piece;
}

const failures: Readonly<Record<string, TranslationError>> = {
  NotAllowedError: 'press-again',
  NetworkError: 'download',
  NotSupportedError: 'unavailable',
  SecurityError: 'blocked',
  QuotaExceededError: 'quota',
};

function errorFor(error: unknown): TranslationError {
  return (error instanceof Error && failures[error.name]) || 'failed';
}

/** Longer texts take minutes. */
export const LONGEST_TEXT = 20_000;
/** Longer inputs degrade the model's output. */
const LONGEST_PIECE = 1500;

const SENTENCE_ENDS = /(?=\S)(?<=[.!?。！？؟।]["'”’)\]]*\s*)/u;

/** Splits into paragraphs, long ones into sentences. Joined, the pieces are the original text. */
export function splitIntoPieces(text: string): string[] {
  return text
    .split(/(\n)/)
    .flatMap((part) => (part.length <= LONGEST_PIECE ? [part] : splitParagraph(part)))
    .flatMap(splitEdges)
    .filter((part) => part !== '');
}

export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function splitParagraph(paragraph: string): string[] {
  const pieces: string[] = [];
  for (const sentence of paragraph.split(SENTENCE_ENDS).flatMap(splitOverlong)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST_PIECE) {
      pieces[pieces.length - 1] = last + sentence;
    } else {
      pieces.push(sentence);
    }
  }
  return pieces;
}

/** Splits an overlong sentence at a space, or between characters. */
function splitOverlong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_PIECE) {
    const space = rest.lastIndexOf(' ', LONGEST_PIECE - 1);
    let cut = space > 0 ? space + 1 : LONGEST_PIECE;
    // Does not split a surrogate pair.
    if (/[\uD800-\uDBFF]/.test(rest.charAt(cut - 1))) cut -= 1;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

/** Separates surrounding white space, which the translator would drop. */
function splitEdges(piece: string): string[] {
  const text = piece.trim();
  if (text === '') return [piece];
  const start = piece.indexOf(text);
  return [piece.slice(0, start), text, piece.slice(start + text.length)];
}
