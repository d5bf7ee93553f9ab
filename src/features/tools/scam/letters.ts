import { type Hit, signOf } from './signs';
import lists from './lists.json';

/** Look-alike letters of other alphabets by the Latin letter they are read as. */
const lookAlikes = new Map(
  lists.lookAlikes.split(' ').flatMap(([plain = '', ...letters]) => letters.map((letter) => [letter, plain])),
);
const FOREIGN = /[\u0180-\u058f\ua640-\ua69f\uff21-\uff5a]/gu;

/** Replaces look-alikes by the letters they look like. The length does not change. */
export function plainLetters(text: string): string {
  return text.replace(
    FOREIGN,
    (letter) => lookAlikes.get(letter) ?? (letter > '\uff20' ? letter.normalize('NFKC') : letter),
  );
}

const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
] as const;

/** Whether a word reads as Latin but contains letters of other alphabets. */
export function isDisguised(word: string): boolean {
  const [isLatin, ...others] = alphabets.map((letters) => letters.test(word));
  return others.includes(true) && (isLatin === true || /^[a-z\d-]{3,}$/i.test(plainLetters(word)));
}

const WORD = /\p{L}{2,60}/gu;
const HIDDEN = /[a-z][\u200b\u2060\u2063\ufeff][a-z]/giu;
const TURNED = /\u202e[^\s\u202c]{0,60}/gu;

/** Signs shown by single characters: mixed alphabets, invisible characters, reversed text. */
export function findLetterSigns(text: string): Hit[] {
  const mixed = Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const plain = plainLetters(word);
    return plain !== word && /[a-z]/i.test(word) && /^[a-z]+$/i.test(plain)
      ? [
          {
            sign: signOf('mixed-word'),
            start: index,
            end: index + word.length,
            note: `It reads like “${plain}”, but isn’t.`,
          },
        ]
      : [];
  });
  const others = (['hidden', 'turned'] as const).flatMap((id) =>
    Array.from(text.matchAll(id === 'hidden' ? HIDDEN : TURNED), ({ 0: piece, index }) => ({
      sign: signOf(id),
      start: index,
      end: index + piece.length,
    })),
  );
  return [...mixed, ...others];
}
