/** The browser's built-in Translator and LanguageDetector APIs. */
export interface LanguageGuess {
  readonly language: string;
  readonly confidence: number;
}

export interface Pair {
  readonly source: string;
  readonly target: string;
}

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface CreateOptions {
  readonly signal: AbortSignal;
  readonly monitor: (monitor: EventTarget) => void;
}

interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export interface TranslatorModel {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<string>;
  destroy: () => void;
}

interface DetectorModel {
  detect: (
    text: string,
    options: { signal: AbortSignal },
  ) => Promise<readonly { detectedLanguage?: string; confidence?: number }[]>;
  destroy: () => void;
}

declare global {
  interface Window {
    Translator?: {
      availability: (pair: LanguagePair) => Promise<Availability | null>;
      create: (options: LanguagePair & CreateOptions) => Promise<TranslatorModel>;
    };
    LanguageDetector?: {
      create: (options: CreateOptions) => Promise<DetectorModel>;
    };
  }
}

type Progress = (share: number) => void;

export function canTranslateText(): boolean {
  return window.Translator !== undefined;
}

/** Whether the browser supports the pair. An unknown availability counts as supported. */
export async function offersPair({ source, target }: Pair): Promise<boolean> {
  const pair = { sourceLanguage: source, targetLanguage: target };
  return (await window.Translator?.availability(pair)) !== 'unavailable';
}

/** Downloads the language pack if needed, which requires a user gesture. */
export async function createTranslator(
  { source, target }: Pair,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<TranslatorModel> {
  if (!window.Translator) throw new Error('This browser has no translator.');
  const pair = { sourceLanguage: source, targetLanguage: target };
  return window.Translator.create({ ...pair, signal, monitor: monitorDownload(onProgress) });
}

/** Candidate languages with their confidence. */
export async function detectLanguage(
  text: string,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<readonly LanguageGuess[]> {
  if (!window.LanguageDetector) return detectByLetters(text);
  const detector = await window.LanguageDetector.create({ signal, monitor: monitorDownload(onProgress) });
  try {
    const guesses = await detector.detect(text, { signal });
    return guesses.map(({ detectedLanguage = 'und', confidence = 0 }) => ({
      language: detectedLanguage,
      confidence,
    }));
  } finally {
    detector.destroy();
  }
}

/** For browsers without a detector of their own. The library is loaded on first use. */
async function detectByLetters(text: string): Promise<readonly LanguageGuess[]> {
  const { detectAll } = await import('tinyld/light');
  const [best] = detectAll(text);
  // Its accuracy is no probability; the order is what counts.
  return best && text.match(/\p{L}/gu)?.length !== undefined && text.length >= SHORTEST_DETECTED
    ? [{ language: best.lang, confidence: 1 }]
    : [];
}

const SHORTEST_DETECTED = 12;

function monitorDownload(onProgress: Progress): (monitor: EventTarget) => void {
  return (monitor) => {
    monitor.addEventListener('downloadprogress', (event) => {
      if (event instanceof ProgressEvent) onProgress(event.loaded);
    });
  };
}
