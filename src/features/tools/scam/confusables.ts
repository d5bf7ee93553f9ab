/** Letters of other scripts, and odd ones of our own, that look like a plain one. Each takes the same room in a text. */
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

/** Writes every look-alike letter as the one it looks like. The text keeps its length. */
export function plainLetters(text: string): string {
  return text.replace(foreign, (char) => plain.get(char) ?? char);
}

const scripts = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
] as const;

/** The alphabets of a word, of those that are mistaken for one another. */
export function alphabetsOf(word: string): readonly string[] {
  return scripts.filter(([, letters]) => letters.test(word)).map(([name]) => name);
}

/** Whether a word that reads as plain Latin is written with other letters, in full or in part. */
export function isDisguised(word: string): boolean {
  const alphabets = alphabetsOf(word);
  if (alphabets.length > 1) return true;
  return alphabets.length === 1 && alphabets[0] !== 'Latin' && /^[a-z\d-]{3,}$/i.test(plainLetters(word));
}

/** Takes the accents off: the dot under a letter is easily overlooked. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
