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

/** Returns a function that reduces the plan prices in a text while the visitor's offer runs. */
export function usePricedText(): (text: string) => string {
  return useOfferRunning() ? reducePrices : keepPrices;
}

function reducePrices(text: string): string {
  return plans.reduce(
    (reduced, plan) => reduced.replaceAll(monthlyPrice(plan), `${offerPrice(plan)}/month`),
    text,
  );
}

function keepPrices(text: string): string {
  return text;
}
