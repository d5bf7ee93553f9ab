/** The offer each visitor gets, starting on the first visit. `enabled: false` removes it from the whole site. */
export const offer = { enabled: true, percent: 10, days: 5 } as const;

/** Always two decimals, as in $17.10. */
export function discounted(price: number): string {
  return `$${(price * (1 - offer.percent / 100)).toFixed(2)}`;
}
