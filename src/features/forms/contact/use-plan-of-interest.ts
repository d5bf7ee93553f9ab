import { useSearchParams } from 'react-router-dom';
import { useOfferExpired } from '@/features/offer';
import { monthlyPrice, offerPrice, type Plan, plans } from '@/site/plans';

export interface PlanOfInterest {
  readonly plan: Plan;
  readonly price: string;
  /** The price without the offer, when the offer is brought along and still stands. */
  readonly insteadOf: string | null;
}

/** The plan that a link brought along in the address. */
export function usePlanOfInterest(): PlanOfInterest | null {
  const [query] = useSearchParams();
  const isOffer = query.has('offer');
  const expired = useOfferExpired(isOffer);
  const plan = plans.find(({ id }) => id === query.get('plan')?.toLowerCase());
  if (!plan) return null;
  const listed = monthlyPrice(plan);
  if (!isOffer || expired) return { plan, price: listed, insteadOf: null };
  return { plan, price: `${offerPrice(plan)}/month`, insteadOf: listed };
}

/** As it is written in the message that we get. */
export function planInWords({ plan, price, insteadOf }: PlanOfInterest): string {
  return `${plan.title}, ${price}${insteadOf === null ? '' : ` with the special offer instead of ${insteadOf}`}`;
}
