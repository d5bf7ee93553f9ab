import { confusablesMap } from 'confusables';
import type { Hit, Rule } from './signs';

/** Letters of other alphabets and full-width letters that look like a Latin one; all are one UTF-16 unit. */
const FOREIGN =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\u0251\u0261\u0269\u0185\u0192\u0257\uff21-\uff5a\u2170-\u217f]/gu;
/** Lower-case look-alikes that the library maps to another letter or leaves out. */
const lookAlikes = new Map(
  Object.entries({
    ӏ: 'l',
    ԛ: 'q',
    ԝ: 'w',
    ո: 'n',
    ս: 'u',
    օ: 'o',
    һ: 'h',
    ց: 'g',
    п: 'n',
    г: 'r',
    η: 'n',
    ι: 'i',
    ν: 'v',
    ρ: 'p',
    υ: 'u',
    ω: 'w',
  }),
);

/** Replaces look-alikes by the letters they look like. The length does not change. */
export function plainLetters(text: string): string {
  return text.replace(FOREIGN, (char) => {
    const plain = lookAlikes.get(char) ?? confusablesMap.get(char) ?? char;
    // The library also maps by rough shape: “в” to “B”. Only look-alikes of the same case deceive.
    const isSameCase = (plain === plain.toLowerCase()) === (char === char.toLowerCase());
    return plain.length === 1 && isSameCase ? plain : char;
  });
}

const scripts = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
] as const;

/** The scripts of a word, among those that are confused with each other. */
function alphabetsOf(word: string): readonly string[] {
  return scripts.filter(([, letters]) => letters.test(word)).map(([name]) => name);
}

/** Whether a word reads as Latin but contains letters of other scripts. */
export function mixesScripts(word: string): boolean {
  const alphabets = alphabetsOf(word);
  if (alphabets.length > 1) return true;
  return alphabets.length === 1 && alphabets[0] !== 'Latin' && /^[a-z\d-]{3,}$/i.test(plainLetters(word));
}

/** Removes diacritics. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

const characterSigns = {
  mixed: {
    id: 'mixed-word',
    weight: 3,
    title: 'Words with letters of two alphabets',
    why: 'You cannot see the difference. It keeps filters from recognizing the word.',
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
    title: 'Reversed text',
    why: 'A hidden character shows what follows from right to left, so that a file can hide its real ending.',
    certain: true,
  },
} as const satisfies Record<string, Rule>;

const WORD = /\p{L}{2,60}/gu;
const HIDDEN = /[a-z][\u200b\u2060\u2063\ufeff][a-z]/giu;
const TURNED = /\u202e[^\s\u202c]{0,60}/gu;

/** Signs shown by single characters: mixed scripts, invisible characters, text direction overrides. */
export function findCharacterSigns(text: string): Hit[] {
  const hits: Hit[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (/^[\p{Script=Latin}]+$/u.test(word) || alphabetsOf(word).length < 2) continue;
    const plain = plainLetters(word);
    if (/^[a-z]+$/i.test(plain)) {
      const note = `It reads like “${plain}”, but is not.`;
      hits.push({ rule: characterSigns.mixed, start: index, end: index + word.length, note });
    }
  }
  for (const { 0: piece, index } of text.matchAll(HIDDEN))
    hits.push({ rule: characterSigns.hidden, start: index, end: index + piece.length });
  for (const { 0: piece, index } of text.matchAll(TURNED))
    hits.push({ rule: characterSigns.turned, start: index, end: index + piece.length });
  return hits;
}
