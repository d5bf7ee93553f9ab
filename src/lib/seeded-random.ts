/** A pseudo-random number generator (mulberry32), seeded with the hash of a text (FNV-1a). Returns unsigned integers. */
export function seededRandom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
