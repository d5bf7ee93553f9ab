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
