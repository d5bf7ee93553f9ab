const MAX_WORD_LENGTH = 40;
const PLAIN = /^[a-z\d]*$/;

/** Lowercase, without accents or ligatures, so that spelling variants compare equal. */
export function normalizeWord(word: string): string {
  if (PLAIN.test(word)) return word.slice(0, MAX_WORD_LENGTH);
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, MAX_WORD_LENGTH);
}
