/** What was typed without case, punctuation and signs. */
export function plainWords(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
