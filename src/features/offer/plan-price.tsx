import { monthlyPrice, offerPrice, type Plan, plans } from '@/site/plans';
import { useOfferRunning } from './offer-clock';

/** A plan's monthly price; while the visitor's offer runs, the usual price struck through and the reduced one. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const running = useOfferRunning();
  if (!running) return <span>{monthlyPrice(plan)}</span>;
  return (
    <span className="inline-flex flex-wrap">
      <s className="me-2">
        <span className="sr-only">was </span>
        <span>{monthlyPrice(plan)}</span>
      </s>
      <span className="sr-only">now </span>
      <span>{`${offerPrice(plan)}/month`}</span>
    </span>
  );
}

/** Returns a function that adds the reduced prices to a text while the visitor's offer runs. */
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
