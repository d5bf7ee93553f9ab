import { useOfferExpired } from './use-offer-time';
import { PlanList } from './plan-list';
import { Section } from '@/ui/section';
import { PlanTicket } from './plan-ticket';

export function TicketsSection() {
  const expired = useOfferExpired();
  return (
    <Section id="plans">
      <h2 className="text-h3">
        <span key={String(expired)}>
          {expired ? 'The plans at their usual price' : 'Ten per cent off, on each plan'}
        </span>
      </h2>
      <div className="mt-8">
        <PlanList>{(plan) => <PlanTicket plan={plan} expired={expired} />}</PlanList>
      </div>
    </Section>
  );
}
