import { offerPrice, offerTerm, perMonth, planPrice } from '@/domain/format';
import { isMonthly, planOf } from '@/domain/plans';
import { listOf } from '@/lib/number-words';
import type { Plan, PlanId } from '@/site/plans';
import { useOfferRunning } from './offer-clock';

/** A plan's list price and, while the visitor's offer runs, the reduced one below it. */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <>
      <span className="block">{planPrice(plan)}</span>
      <ReducedPrice plan={plan} />
    </>
  );
}

/** What a new customer pays while the offer runs. */
export function ReducedPrice({ plan }: { plan: Plan }) {
  const running = useOfferRunning();
  const reduced = offerPrice(plan);
  if (!running || reduced === null) return null;
  return (
    <span data-offer-only className="block text-sm text-mint">
      {`${reduced}${perMonth} ${offerTerm}`}
    </span>
  );
}

/**
 * Below an answer that names the monthly prices of plans: what they cost while the visitor's offer runs. It has the color
 * of the answer, because a chat's ground is filled.
 */
export function OfferPrices({ plans: ids }: { readonly plans: readonly PlanId[] | undefined }) {
  const running = useOfferRunning();
  const reduced = (ids ?? []).map(planOf).filter(isMonthly);
  if (!running || reduced.length === 0) return null;
  const prices = listOf(reduced.map((plan) => `${String(offerPrice(plan))}${perMonth} on ${plan.title}`));
  return (
    <span className="mt-1 block text-sm font-medium">{`With your offer: ${prices}, ${offerTerm}.`}</span>
  );
}
