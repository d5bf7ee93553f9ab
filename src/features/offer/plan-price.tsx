import { monthlyPrice, offerPrice, offerTerm } from '@/domain/format';
import { type Plan, plans } from '@/site/plans';
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

/** Returns a function that adds the reduced prices to an answer while the visitor's offer runs. */
export function usePricedText(): (text: string) => string {
  return useOfferRunning() ? addOfferPrices : keepPrices;
}

/** The list price stays, because the reduced one only lasts for a while. */
function addOfferPrices(text: string): string {
  return plans.reduce(
    (priced, plan) =>
      priced.replaceAll(monthlyPrice(plan), `${monthlyPrice(plan)} (${offerPrice(plan)} with your offer)`),
    text,
  );
}

function keepPrices(text: string): string {
  return text;
}
