/** The first letters of the first and the last word of a name, without a title such as "Dr." */
export function initialsOf(name: string): string {
  return name
    .trim()
    .replace(/^\p{L}{2,4}\. (?=\S)/u, '')
    .split(/\s+/)
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .join('');
}
