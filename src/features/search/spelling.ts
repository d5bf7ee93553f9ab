/** Letters for each of which a misspelled word may have one edit. Fewer forgives more typos, and finds unrelated words. */
const LETTERS_PER_EDIT = 5;

/** The word itself if it is used, or the most frequent of those that are spelled most like it. */
export function closestWord(
  word: string,
  words: Iterable<string>,
  placesOf: (word: string) => number,
): string {
  let best = { word, edits: Math.floor(word.length / LETTERS_PER_EDIT), places: 0 };
  if (best.edits === 0 || placesOf(word) > 0) return word;
  for (const other of words) {
    // A typo is rarely in the first letter: "fight" is no misspelled "right".
    if (other[0] !== word[0]) continue;
    const edits = editDistance(word, other, best.edits);
    if (edits > best.edits) continue;
    const places = placesOf(other);
    if (edits < best.edits || places > best.places) best = { word: other, edits, places };
  }
  return best.word;
}

/** How many letters differ: added, left out, replaced, or in the wrong order, as in "langauge". Stops above `limit`. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
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
          at(above, column - 1) + (isSame ? 0 : 1),
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
