import { monthlyPrice, offerPrice, type Plan } from '@/site/plans';
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
