const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "five" for 5; digits past ten. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** "five questions", "one question". */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${inWords(count)} ${count === 1 ? singular : plural}`;
}

/** "Basic", "Basic and Pro", "Basic, Pro, and Enterprise". */
export function listOf(names: readonly string[], joiner = 'and'): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} ${joiner} ${last}`;
}

/** Uppercases the first letter, for a sentence that starts with a derived word. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lowercases the first letter inside a sentence; abbreviations such as "AI" stay. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
