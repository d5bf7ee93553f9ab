const DOUBLED = /([bdfgklmnprtz])\1$/;

/** A word and the shorter ones it may be a form of, the likeliest first: loved → love, jammed → jam, luckily → lucky. */
export function wordForms(word: string): string[] {
  const forms = [word];
  const short = word.replace(/(.)\1{2,}/gu, '$1$1');
  if (short !== word) forms.push(short, word.replace(/(.)\1{2,}/gu, '$1'));
  const stem = short.replace(/['’]s?$/, '');
  for (const [ending, replacements] of ENDINGS) {
    if (!stem.endsWith(ending) || stem.length < ending.length + 3) continue;
    const base = stem.slice(0, -ending.length);
    for (const replacement of replacements) forms.push(base + replacement);
    if (DOUBLED.test(base)) forms.push(base.slice(0, -1));
  }
  return forms;
}

const ENDINGS = [
  ['ily', ['y']],
  ['bly', ['ble']],
  ['ly', ['', 'le']],
  ['ies', ['y']],
  ['es', ['']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['iest', ['y']],
  ['ier', ['y']],
  ['est', ['', 'e']],
  ['iness', ['y']],
  ['ness', ['']],
] as const;
