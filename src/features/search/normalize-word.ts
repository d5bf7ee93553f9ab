const MAX_WORD_LENGTH = 40;

/** Lowercase, without accents or ligatures, so that spelling variants compare equal. */
export function normalizeWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, MAX_WORD_LENGTH);
}
