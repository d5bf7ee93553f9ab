import type { Guess } from './browser-translator';
import { textLanguageOf } from './text-languages';

const LEAST_CONFIDENCE = 0.5;

/** The language of a text, as far as it can be told. */
export function readGuesses(guesses: readonly Guess[]): string | undefined {
  const likeliest = guesses.toSorted((one, other) => other.confidence - one.confidence)[0];
  if (!likeliest || likeliest.language === 'und' || likeliest.confidence < LEAST_CONFIDENCE) return undefined;
  return textLanguageOf(likeliest.language)?.tag ?? likeliest.language;
}
