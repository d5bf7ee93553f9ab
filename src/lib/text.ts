/** The beginning of a text up to a length, without half a surrogate pair, which would show as a box. */
export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : text;
}

/** The first letters of the first and the last word of a name, without a title such as "Dr." */
export function initialsOf(name: string): string {
  return name
    .trim()
    .replace(/^\p{L}{2,4}\. (?=\S)/u, '')
    .split(/\s+/)
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .join('');
}

/** The text of a part of an address, which may have malformed escapes. */
export function decodeText(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const MAX_WORD_LENGTH = 40;
const PLAIN = /^[a-z\d]*$/;

/** Lowercase, without accents or ligatures, so that spelling variants compare equal. */
export function normalizeWord(word: string): string {
  if (PLAIN.test(word)) return word.slice(0, MAX_WORD_LENGTH);
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, MAX_WORD_LENGTH);
}

/** The words of a list, with white space between them. */
export function words(list: string): readonly string[] {
  return list.split(/\s+/).filter(Boolean);
}

/** The phrases of a list, with commas between them. */
export function phrases(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim());
}

/** Formats a score: +0.42, −0.42, 0.00. */
export function formatScore(score: number): string {
  const shown = Math.abs(score).toFixed(2);
  if (Number(shown) === 0) return shown;
  return `${score > 0 ? '+' : '−'}${shown}`;
}
