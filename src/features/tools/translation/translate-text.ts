import type { TextTranslationError } from './error-messages';
import { textLanguageOf } from './text-languages';

interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

interface CreateOptions {
  readonly signal: AbortSignal;
  readonly monitor: (download: EventTarget) => void;
}

interface Translator {
  readonly translate: (text: string, options: { signal: AbortSignal }) => Promise<string>;
  readonly destroy: () => void;
}

interface LanguageDetector {
  readonly detect: (
    text: string,
    options: { signal: AbortSignal },
  ) => Promise<readonly { detectedLanguage?: string; confidence?: number }[]>;
  readonly destroy: () => void;
}

declare global {
  interface Window {
    Translator?: {
      availability: (pair: LanguagePair) => Promise<string | null>;
      create: (options: LanguagePair & CreateOptions) => Promise<Translator>;
    };
    LanguageDetector?: {
      create: (options: CreateOptions) => Promise<LanguageDetector>;
    };
  }
}

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

export interface Translation {
  readonly text: string;
  readonly source: string;
  readonly target: string;
}

export interface Failure {
  readonly reason: TextTranslationError;
  /** Null if it is not known. */
  readonly source: string | null;
}

interface TranslationCallbacks {
  readonly onStep: (step: Step) => void;
  /** Called with the partial translation after each piece. */
  readonly onResult: (result: Translation) => void;
  readonly signal: AbortSignal;
}

/** Detects the language, downloads the language pack and translates piece by piece. Rejects only if aborted. */
export async function translateText(
  { text, source: chosen, target }: TextTranslationRequest,
  { onStep, onResult, signal }: TranslationCallbacks,
): Promise<Failure | null> {
  let source = chosen;
  const fail = (reason: TextTranslationError): Failure => ({ reason, source });
  if (!hasLetters(text)) return fail('no-words');
  const options = {
    signal,
    monitor: (download: EventTarget) =>
      download.addEventListener('downloadprogress', (event) => {
        if (event instanceof ProgressEvent) onStep({ phase: 'fetching', share: event.loaded });
      }),
  };
  try {
    if (source === null) {
      onStep({ phase: 'detecting', share: null });
      const detected = await detectSourceLanguage(text, options);
      if (detected === null) return fail('too-little');
      source = textLanguageOf(detected)?.tag ?? detected;
    }
    if (source === target) return fail('same-language');
    const pair = { sourceLanguage: source, targetLanguage: target };
    // An unknown availability may still turn out well.
    if ((await window.Translator?.availability(pair)) === 'unavailable') return fail('unavailable');
    // It downloads the language pack if needed, which requires a user gesture.
    const translator = await window.Translator?.create({ ...pair, ...options });
    if (!translator) return fail('failed');
    try {
      const pieces = splitIntoPieces(text);
      let result = '';
      onStep({ phase: 'translating', share: 0 });
      let done = 0;
      for await (const piece of translateEach(pieces, translator, signal)) {
        result += piece;
        onResult({ text: result, source, target });
        onStep({ phase: 'translating', share: ++done / pieces.length });
      }
      return null;
    } finally {
      translator.destroy();
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return fail((error instanceof Error && errorsByName[error.name]) || 'failed');
  }
}

const MIN_CONFIDENCE = 0.5;

/** Null if the browser is not sure. */
async function detectSourceLanguage(text: string, options: CreateOptions): Promise<string | null> {
  const detector = await window.LanguageDetector?.create(options);
  if (!detector) return null;
  try {
    const [{ detectedLanguage: tag = 'und', confidence = 0 } = {}] = await detector.detect(text, options);
    return tag === 'und' || confidence < MIN_CONFIDENCE ? null : tag;
  } finally {
    detector.destroy();
  }
}

/** One after another: the browser has one model, and the first paragraphs are shown first. */
async function* translateEach(pieces: readonly string[], translator: Translator, signal: AbortSignal) {
  for (const piece of pieces) yield hasLetters(piece) ? translator.translate(piece, { signal }) : piece;
}

const errorsByName: Readonly<Record<string, TextTranslationError>> = {
  NotAllowedError: 'press-again',
  NotSupportedError: 'unavailable',
};

/** At most 1500 characters, because longer inputs degrade the model's output: up to a sentence's end, else a word's. */
const PIECE = /.{0,1499}(?:[。！？]|[.!?…](?=\s|$))|.{1,1500}(?=\s|$)|.{1,1500}/gsu;

/** Splits into paragraphs, long ones into sentences. Joined, the pieces are the original text. */
export function splitIntoPieces(text: string): string[] {
  return text
    .split(/(\n)/)
    .flatMap((part) => (part.length > 1500 ? (part.match(PIECE) ?? []) : part))
    .flatMap(splitEdges)
    .filter((part) => part !== '');
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
