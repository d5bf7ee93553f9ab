/** Control characters except tabs and line breaks, characters that turn the direction of text, and invisible spaces. */
const UNWANTED = /[^\P{Cc}\t\n\r]|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A text without invisible characters. Joiners stay, which emoji and Persian need, unless there is nothing else. */
export function cleanText(text: string): string {
  const cleaned = text.replace(UNWANTED, '').trim();
  return /[^\s\p{C}\p{M}]/u.test(cleaned) ? cleaned : '';
}
