import type { TextPiece } from './search-types';
import { normalise, stemForm, WORD } from './search-words';

const SNIPPET_LENGTH = 150;
const BEFORE_MATCH = 50;

/** Splits a text into what matched and what did not, word by word. */
export function markMatches(text: string, matched: ReadonlySet<string>): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word, matched)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** A line or two of a long text around the first match. */
export function snippet(text: string, matched: ReadonlySet<string>): string {
  if (text.length <= SNIPPET_LENGTH) return text;
  const first = firstMatch(text, matched);
  const start = first <= BEFORE_MATCH ? 0 : text.indexOf(' ', first - BEFORE_MATCH) + 1;
  const cut = text.slice(start, start + SNIPPET_LENGTH).replace(/^[·\s]+/, '');
  const whole = start + SNIPPET_LENGTH >= text.length;
  return `${start > 0 ? '… ' : ''}${whole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`}`;
}

function firstMatch(text: string, matched: ReadonlySet<string>): number {
  for (const { 0: word, index } of text.matchAll(WORD)) if (isMatch(word, matched)) return index;
  return 0;
}

function isMatch(word: string, matched: ReadonlySet<string>): boolean {
  const plain = normalise(word);
  return matched.has(plain) || matched.has(stemForm(plain));
}
