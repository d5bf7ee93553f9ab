import type { Hit, Rule } from './signs';

/**
 * Characters that look like a Latin letter, by letter. All are one UTF-16 unit, so positions stay valid.
 */
const groups: Readonly<Record<string, string>> = {
  a: 'аαɑａ',
  b: 'Ьƅｂ',
  c: 'сϲⅽｃ',
  d: 'ԁⅾɗｄ',
  e: 'еҽєｅ',
  f: 'ƒｆ',
  g: 'ɡցｇ',
  h: 'һհｈ',
  i: 'іιıⅰɩｉ',
  j: 'јϳｊ',
  k: 'кκｋ',
  l: 'ӏⅼɭǀｌ',
  m: 'мⅿｍ',
  n: 'ոпηｎ',
  o: 'оοօσｏ',
  p: 'рρｐ',
  q: 'ԛգｑ',
  r: 'гｒ',
  s: 'ѕꜱｓ',
  t: 'тτｔ',
  u: 'υսцｕ',
  v: 'νѵⅴｖ',
  w: 'ѡԝωｗ',
  x: 'хχⅹｘ',
  y: 'уүγｙ',
  z: 'ᴢｚ',
  A: 'АΑＡ',
  B: 'ВΒ',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗ',
  I: 'ІΙ',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟ',
  P: 'РΡ',
  S: 'Ѕ',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'УΥ',
  Z: 'Ζ',
};

const plain = new Map(
  Object.entries(groups).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

const foreign = new RegExp(`[${[...plain.keys()].join('')}]`, 'gu');

/** Replaces confusable characters by the letters they look like. The length does not change. */
export function plainLetters(text: string): string {
  return text.replace(foreign, (char) => plain.get(char) ?? char);
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
