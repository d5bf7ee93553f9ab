const COMMON =
  /\b(?:the|to|you|your|and|is|of|for|we|in|this|it|a|on|be|i|have|not|are|with|at|my|me|or|if|will|can)\b/gi;
const FEWEST_WORDS = 8;
const LEAST_SHARE = 0.08;

/** Whether enough of its first words are among the commonest of English; too few words are taken to be. */
export function looksEnglish(text: string): boolean {
  const beginning = text.slice(0, 1_500);
  const words = beginning.match(/\p{L}+/gu)?.filter((word) => word.length < 30) ?? [];
  if (words.length < FEWEST_WORDS) return true;
  return (beginning.match(COMMON)?.length ?? 0) / words.length > LEAST_SHARE;
}
