/** Formats a score: +0.42, −0.42, 0.00. */
export function formatScore(score: number): string {
  const shown = Math.abs(score).toFixed(2);
  if (Number(shown) === 0) return shown;
  return `${score > 0 ? '+' : '−'}${shown}`;
}
