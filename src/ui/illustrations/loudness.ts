/** How high a text's bar is, low between words. The same text always looks the same. */
export function loudness(text: string, share: number): number {
  const at = Math.floor(share * text.length);
  return /[\p{L}\p{N}]/u.test(text.charAt(at))
    ? 0.25 + ((text.charCodeAt(at) * 7 + at * 13) % 24) / 32
    : 0.06;
}
