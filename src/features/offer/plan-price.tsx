import { monthlyPrice, offerPrice, offerTerm } from '@/domain/format';
import { planOf } from '@/domain/plans';
import { listOf } from '@/lib/number-words';
import type { Plan, PlanId } from '@/site/plans';
import { useOfferRunning } from './offer-clock';

/** A plan's list price and, while the visitor's offer runs, the reduced one below it. */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <>
      <span className="block">{monthlyPrice(plan)}</span>
      <ReducedPrice plan={plan} />
    </>
  );
}

/** What a new customer pays while the offer runs. */
export function ReducedPrice({ plan }: { plan: Plan }) {
  if (!useOfferRunning()) return null;
  return (
    <span data-offer-only className="block text-sm text-mint">
      {`${offerPrice(plan)}/month ${offerTerm}`}
    </span>
  );
}

/**
 * Below an answer that names the monthly prices of plans: what they cost while the visitor's offer runs. It has the color
 * of the answer, because a chat's ground is filled.
 */
export function OfferPrices({ plans: ids }: { readonly plans: readonly PlanId[] | undefined }) {
  if (!useOfferRunning() || !ids?.length) return null;
  const prices = listOf(ids.map((id) => `${offerPrice(planOf(id))}/month on ${planOf(id).title}`));
  return (
    <span className="mt-1 block text-sm font-medium">{`With your offer: ${prices}, ${offerTerm}.`}</span>
  );
}
