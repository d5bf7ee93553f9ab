import { offerPrice, priceParts, selfServePrice, selfServeTitle } from '@/domain/format';
import { planById, selfServePlanById } from '@/domain/plans';
import { useOfferRunning } from '@/features/offer';
import { useHydratedLocation } from '@/lib/use-hydrated';

export interface ChosenPlan {
  readonly title: string;
  readonly price: string;
  /** The usual price, while the visitor's offer runs. */
  readonly insteadOf: string | null;
}

/** The plan from `?plan=`. */
export function useChosenPlan(): ChosenPlan | null {
  const query = new URLSearchParams(useHydratedLocation().search);
  const running = useOfferRunning();
  const id = query.get('plan');
  const selfServe = selfServePlanById(id);
  if (selfServe)
    return { title: selfServeTitle(selfServe), price: selfServePrice(selfServe), insteadOf: null };
  const plan = planById(id);
  if (!plan) return null;
  const { title } = plan;
  const isYearly = query.get('billing') === 'yearly' && plan.yearly !== undefined;
  const listPrice = priceParts(plan, isYearly ? 'yearly' : 'monthly').join('');
  if (!running || isYearly) return { title, price: listPrice, insteadOf: null };
  return { title, price: `${offerPrice(plan)}/month`, insteadOf: listPrice };
}

/** The plan as it is written in the delivered message. */
export function planSummary({ title, price, insteadOf }: ChosenPlan): string {
  return `${title}, ${price}${insteadOf === null ? '' : ` with the special offer instead of ${insteadOf}`}`;
}
