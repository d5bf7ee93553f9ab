/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '')
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .join('');
}
