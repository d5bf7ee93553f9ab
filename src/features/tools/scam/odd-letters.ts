import { alphabetsOf, plainLetters } from './confusables';
import type { Hit, Rule } from './sign';

const oddLetters = {
  mixed: {
    id: 'mixed-word',
    weight: 3,
    title: 'Words with letters of two alphabets',
    why: 'You cannot see the difference. It is there so that filters do not recognise the word.',
  },
  hidden: {
    id: 'hidden',
    weight: 2,
    title: 'Invisible characters inside words',
    why: 'They change nothing for you, and everything for a filter that looks for the word.',
  },
  turned: {
    id: 'turned',
    weight: 3,
    title: 'Text that is turned round',
    why: 'A hidden character shows what follows from right to left, so that a file can hide its real ending.',
    certain: true,
  },
} as const satisfies Record<string, Rule>;

const WORD = /\p{L}{2,60}/gu;
const HIDDEN = /[a-z][\u200b\u2060\u2063\ufeff][a-z]/giu;
const TURNED = /\u202e[^\s\u202c]{0,60}/gu;

/** The signs that single characters of a message show. */
export function findOddLetters(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (/^[\p{Script=Latin}]+$/u.test(word) || alphabetsOf(word).length < 2) continue;
    const plain = plainLetters(word);
    if (/^[a-z]+$/i.test(plain)) {
      const note = `It reads like “${plain}”, but is not.`;
      hits.push({ rule: oddLetters.mixed, start: index, end: index + word.length, note });
    }
  }
  for (const { 0: piece, index } of text.matchAll(HIDDEN))
    hits.push({ rule: oddLetters.hidden, start: index, end: index + piece.length });
  for (const { 0: piece, index } of text.matchAll(TURNED))
    hits.push({ rule: oddLetters.turned, start: index, end: index + piece.length });
  return hits;
}
