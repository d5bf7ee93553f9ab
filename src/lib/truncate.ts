/** The beginning of a text up to a length, without half a surrogate pair, which would show as a box. */
export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : text;
}
