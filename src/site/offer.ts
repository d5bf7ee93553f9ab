interface Offer {
  readonly enabled: boolean;
  readonly percent: number;
  /** How long a visitor has to choose a plan. */
  readonly days: number;
  /** How many months of a plan it reduces. */
  readonly months: number;
  /** The promotion code of your payment provider. Buttons that lead to a payment page carry it while the offer runs. */
  readonly code?: string;
}

/** The offer each visitor gets, starting on the first visit. `enabled: false` removes it from the whole site. */
export const offer: Offer = { enabled: true, percent: 10, days: 5, months: 12 };

/** How long the reduced price lasts. */
export const reducedMonths = offer.months === 1 ? 'your first month' : `your first ${offer.months} months`;
export const offerTerm = `for ${reducedMonths}`;

/** A price with the offer. Always two decimals, as in $17.10. */
export function discounted(price: number): string {
  return withCents(price * (1 - offer.percent / 100));
}

/** What the offer takes off a price. */
export function discountOn(price: number): string {
  return withCents(price * (offer.percent / 100));
}

function withCents(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
