import { withCommas } from '@/site/locale';
import {
  createBrowserTranslator,
  detectSourceLanguage,
  supportsPair,
  type BrowserTranslator,
  type Pair,
} from './browser-translator';
import { messages, type TextTranslationError } from './messages';
import { englishName } from './text-languages';

export interface TextTranslationRequest {
  readonly text: string;
  /** Null to detect the language. */
  readonly source: string | null;
  readonly target: string;
}

export interface Step {
  readonly phase: 'detecting' | 'fetching' | 'translating';
  /** Progress, 0 to 1; null if unknown. */
  readonly share: number | null;
}

export type Outcome =
  | { readonly ok: true; readonly text: string; readonly pair: Pair }
  | { readonly ok: false; readonly reason: TextTranslationError; readonly source?: string };

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
  request: TextTranslationRequest,
  callbacks: TranslationCallbacks,
): Promise<Outcome> {
  const { onStep, signal } = callbacks;
  const invalid = validate(request.text);
  if (invalid) return { ok: false, reason: invalid };
  let source = request.source ?? undefined;
  try {
    if (source === undefined) {
      onStep({ phase: 'detecting', share: null });
      source = await detectSourceLanguage(
        request.text,
        (share) => onStep({ phase: 'fetching', share }),
        signal,
      );
    }
    if (source === undefined) return { ok: false, reason: 'too-little' };
    const pair = { source, target: request.target };
    if (source === request.target) {
      return { ok: false, reason: request.source === null ? 'same-language' : 'same-choice', source };
    }
    if (!(await supportsPair(pair))) return { ok: false, reason: 'unavailable', source };
    return { ok: true, pair, text: await translateAll(request.text, pair, callbacks) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, reason: errorFor(error), ...(source === undefined ? {} : { source }) };
  }
}

function validate(text: string): TextTranslationError | null {
  if (text.trim() === '') return 'empty';
  if (text.length > MAX_TRANSLATED_LENGTH) return 'too-long';
  return hasLetters(text) ? null : 'no-letters';
}

async function translateAll(text: string, pair: Pair, callbacks: TranslationCallbacks): Promise<string> {
  const { onStep, onText, signal } = callbacks;
  const translator = await createBrowserTranslator(
    pair,
    (share) => onStep({ phase: 'fetching', share }),
    signal,
  );
  try {
    const pieces = splitIntoPieces(text);
    let result = '';
    let done = 0;
    onStep({ phase: 'translating', share: 0 });
    for await (const piece of translateEach(pieces, translator, signal)) {
      result += piece;
      onText(result, pair);
      onStep({ phase: 'translating', share: ++done / pieces.length });
    }
    return result;
  } finally {
    translator.destroy();
  }
}

/** Translates sequentially: the browser has one model, and the first paragraphs are shown first. */
async function* translateEach(pieces: readonly string[], translator: BrowserTranslator, signal: AbortSignal) {
  for (const piece of pieces) yield hasLetters(piece) ? translator.translate(piece, { signal }) : piece;
}

const errorsByName: Readonly<Record<string, TextTranslationError>> = {
  NotAllowedError: 'press-again',
  NetworkError: 'download',
  NotSupportedError: 'unavailable',
  SecurityError: 'blocked',
  QuotaExceededError: 'quota',
};

function errorFor(error: unknown): TextTranslationError {
  return (error instanceof Error && errorsByName[error.name]) || 'failed';
}

/** Longer texts would take minutes to translate. */
export const MAX_TRANSLATED_LENGTH = 20_000;
/** Longer inputs degrade the model's output. */
const MAX_PIECE_LENGTH = 1500;

/** Splits into paragraphs, long ones into sentences. Joined, the pieces are the original text. */
export function splitIntoPieces(text: string): string[] {
  return text
    .split(/(\n)/)
    .flatMap((part) => splitLong(part, ['sentence', 'word', 'grapheme']))
    .flatMap(splitEdges)
    .filter((part) => part !== '');
}

/** Splits a long text into its sentences, and those too long into words, as many in a piece as fit. */
function splitLong(
  text: string,
  [granularity, ...finer]: readonly Intl.SegmenterOptions['granularity'][],
): string[] {
  if (text.length <= MAX_PIECE_LENGTH || granularity === undefined) return [text];
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + segment.length <= MAX_PIECE_LENGTH)
      pieces.splice(-1, 1, last + segment);
    else pieces.push(...splitLong(segment, finer));
  }
  return pieces;
}

export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Separates surrounding white space, which the translator would drop. */
function splitEdges(piece: string): string[] {
  const text = piece.trim();
  if (text === '') return [piece];
  const start = piece.indexOf(text);
  return [piece.slice(0, start), text, piece.slice(start + text.length)];
}

type Failure = Extract<Outcome, { ok: false }>;

/** Error message with a remedy. */
export function messageForError({ reason, source }: Failure, length: number, target: string) {
  const { title, detail } = messages[reason];
  const words = new Map([
    ['{from}', source === undefined ? 'this language' : englishName(source)],
    ['{to}', englishName(target)],
    ['{length}', withCommas(length)],
    ['{limit}', withCommas(MAX_TRANSLATED_LENGTH)],
  ]);
  return { title: title.replace(/\{\w+\}/g, (name) => words.get(name) ?? name), detail };
}
