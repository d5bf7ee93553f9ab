const MINUTE_MS = 60_000;

/** A span of time in days, hours and minutes, rounded up so that the last minute is not none. */
export function inWords(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  const parts = [
    { amount: Math.floor(minutes / (24 * 60)), unit: 'd' },
    { amount: Math.floor(minutes / 60) % 24, unit: 'h' },
    { amount: minutes % 60, unit: 'min' },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, unit }) => `${amount} ${unit}`)
    .join(' ');
}
