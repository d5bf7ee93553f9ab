import { useOfferExpired } from '@/hooks/use-offer-time';
import { plans } from '@/site/plans';
import { Section } from '@/ui/section';
import { PlanTicket } from './plan-ticket';

export function TicketsSection() {
  const expired = useOfferExpired();
  return (
    <Section id="plans">
      <h2 className="text-h3">
        <span key={String(expired)}>
          {expired ? 'The plans at their usual price' : 'Ten per cent off, on each of the three'}
        </span>
      </h2>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="flex">
            <PlanTicket plan={plan} expired={expired} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
