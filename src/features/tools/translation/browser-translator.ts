/** The browser's built-in Translator and LanguageDetector APIs. */

interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

interface CreateOptions {
  readonly signal: AbortSignal;
  readonly monitor: (download: EventTarget) => void;
}

export interface Translator {
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

export function canTranslateText(): boolean {
  return window.Translator !== undefined;
}

const MIN_CONFIDENCE = 0.5;

/** Null if the browser is not sure. */
export async function detectSourceLanguage(text: string, options: CreateOptions): Promise<string | null> {
  const detector = await window.LanguageDetector?.create(options);
  if (!detector) return null;
  try {
    const [{ detectedLanguage: tag = 'und', confidence = 0 } = {}] = await detector.detect(text, options);
    return tag === 'und' || confidence < MIN_CONFIDENCE ? null : tag;
  } finally {
    detector.destroy();
  }
}
