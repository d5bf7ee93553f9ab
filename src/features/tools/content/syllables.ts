const LONGEST = 40;

/** Estimates the syllables of an English word: groups of vowels, less the ones that are written and not said. */
export function syllablesOf(word: string): number {
  const letters = word
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  if (letters.length === 0) return 1;
  if (letters.length <= 3)
    return /[aeiouy]{1,2}[^aeiouy][aeiouy]$/.test(letters) && !letters.endsWith('e') ? 2 : 1;
  const said = letters.replace(/(?:[^laeiouyscxzgh]es|[^td]ed|[^laeiouy]e)$/, 'x').replace(/^y/, '');
  const groups = said.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = said.match(APART)?.length ?? 0;
  const together = said.match(TOGETHER)?.length ?? 0;
  return Math.max(1, groups + apart - together);
}

/** Vowels side by side that are two sounds, */
const APART = /i[ao]|(?<!p)eo|(?<![gq])ua|uou|(?<!fr)ien|yo|(?:[^cstg])ious|[aeiouy]ing/g;
/** and those among them that are one after all, as in “nation”. */
const TOGETHER = /[tscg]i[ao]|geo/g;
