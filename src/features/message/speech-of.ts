const BARS = 60;
const CHARACTERS_PER_SECOND = 15;

/** How a text would sound: its length, and the loudness of 60 moments, quiet between words. */
export function speechOf(text: string): { readonly bars: readonly number[]; readonly seconds: number } {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const at = Math.floor((index / BARS) * text.length);
    const letter = text.charAt(at);
    if (!/[\p{L}\p{N}]/u.test(letter)) return 0.06;
    const vowel = /[aeiouyáéíóúäöüàèìòùâêîôû]/iu.test(letter) ? 0.35 : 0;
    // A stable pattern that depends on the letters only.
    return Math.min(1, 0.25 + vowel + ((letter.charCodeAt(0) * 7 + at * 13) % 10) / 25);
  });
  return { bars, seconds: Math.max(1, text.length / CHARACTERS_PER_SECOND) };
}
