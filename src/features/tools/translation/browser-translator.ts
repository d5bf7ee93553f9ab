import { textLanguageOf } from './text-languages';

/** The browser's built-in Translator and LanguageDetector APIs. */
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

export interface BrowserTranslator {
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
      create: (options: LanguagePair & CreateOptions) => Promise<BrowserTranslator>;
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
export async function supportsPair({ source, target }: Pair): Promise<boolean> {
  const pair = { sourceLanguage: source, targetLanguage: target };
  return (await window.Translator?.availability(pair)) !== 'unavailable';
}

/** Downloads the language pack if needed, which requires a user gesture. */
export async function createBrowserTranslator(
  { source, target }: Pair,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<BrowserTranslator> {
  if (!window.Translator) throw new Error('This browser has no translator.');
  const pair = { sourceLanguage: source, targetLanguage: target };
  return window.Translator.create({ ...pair, signal, monitor: monitorDownload(onProgress) });
}

const MIN_CONFIDENCE = 0.5;

/** The language of a text; undefined if the browser is not sure. */
export async function detectSourceLanguage(
  text: string,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!window.LanguageDetector) return undefined;
  const detector = await window.LanguageDetector.create({ signal, monitor: monitorDownload(onProgress) });
  try {
    const [best] = await detector.detect(text, { signal });
    const { detectedLanguage: tag = 'und', confidence = 0 } = best ?? {};
    return tag === 'und' || confidence < MIN_CONFIDENCE ? undefined : (textLanguageOf(tag)?.tag ?? tag);
  } finally {
    detector.destroy();
  }
}

function monitorDownload(onProgress: Progress): (monitor: EventTarget) => void {
  return (monitor) => {
    monitor.addEventListener('downloadprogress', (event) => {
      if (event instanceof ProgressEvent) onProgress(event.loaded);
    });
  };
}
