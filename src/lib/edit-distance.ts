/** How many letters are missing, added, wrong, or swapped with the next one. */
export function editDistance(one: string, two: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= two.length; j += 1) {
      const isSwapped = one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + Number(one[i - 1] !== two[j - 1]),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[two.length] ?? 0;
}
