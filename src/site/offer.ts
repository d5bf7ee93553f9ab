interface Offer {
  readonly enabled: boolean;
  readonly percent: number;
  readonly days: number;
}

/** The offer each visitor gets, starting on the first visit. `enabled: false` removes it from the whole site. */
export const offer: Offer = { enabled: true, percent: 10, days: 5 };

/** Always two decimals, as in $17.10. */
export function discounted(price: number): string {
  return `$${(price * (1 - offer.percent / 100)).toFixed(2)}`;
}
