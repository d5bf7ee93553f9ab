/** Letters for each of which a misspelled word may have one edit. Fewer forgives more typos, and finds unrelated words. */
const LETTERS_PER_EDIT = 5;
/** The same for a suggestion, which the visitor may refuse. */
const LETTERS_PER_SUGGESTED_EDIT = 2.5;
/** In a shorter word, a replaced letter makes another word more often than a typo: "storm" is no misspelled "store". */
const MIN_REPLACED = 6;

/** How often each word is used. */
type Counts = ReadonlyMap<string, number>;

/** The word itself if it is used, or the most frequent of those that are spelled most like it. */
export function closestWord(word: string, counts: Counts): string {
  return counts.has(word) ? word : (wordsLike(word, counts, LETTERS_PER_EDIT)[0] ?? word);
}

export function suggestedWords(word: string, counts: Counts): readonly string[] {
  return wordsLike(word, counts, LETTERS_PER_SUGGESTED_EDIT);
}

function wordsLike(word: string, counts: Counts, lettersPerEdit: number): readonly string[] {
  const limit = Math.floor(word.length / lettersPerEdit);
  if (limit === 0) return [];
  // A typo is rarely in the first letter: "fight" is no misspelled "right".
  return [...counts]
    .filter(([other]) => other[0] === word[0])
    .map(([other, count]) => ({ other, count, edits: editDistance(word, other, limit) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((one, two) => one.edits - two.edits || two.count - one.count)
    .map(({ other }) => other);
}

/** How many letters differ: added, left out, replaced, or in the wrong order, as in "langauge". Stops above `limit`. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  const replaced = one.length < MIN_REPLACED ? 2 : 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(above, column) + 1,
          at(current, column - 1) + 1,
          at(above, column - 1) + (isSame ? 0 : replaced),
          isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return Infinity;
    before = above;
    above = current;
  }
  return at(above, other.length);
}

function at(distances: readonly number[], index: number): number {
  return distances[index] ?? Infinity;
}
