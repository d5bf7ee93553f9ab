import { PlanFeatures } from './plan-features';
import { offerPrice, type Plan } from '@/site/plans';
import { Badge } from '@/ui/badge';

interface PlanTicketProps {
  readonly plan: Plan;
  readonly expired: boolean;
}

/** A plan printed on a ticket: the price above the perforation, what it is good for below. */
export function PlanTicket({ plan, expired }: PlanTicketProps) {
  return (
    <article className="grid grid-rows-subgrid rounded-card border border-border bg-surface shadow-raised">
      <div className="flex flex-col">
        <div className="flex flex-1 flex-col p-6 sm:px-8">
          <div className="flex min-h-7 items-center justify-between gap-4">
            <h3 className="text-h4">{plan.title}</h3>
            {!expired && <Badge tone="success">10% off</Badge>}
          </div>
          <p className="mt-2 text-fg-muted">{plan.description}</p>
          <Price plan={plan} expired={expired} />
        </div>
        <Perforation />
      </div>
      <PlanFeatures plan={plan} offer={!expired} className="p-6 sm:px-8" />
    </article>
  );
}

function Price({ plan, expired }: PlanTicketProps) {
  if (expired) {
    return (
      <p className="mt-auto pt-5 font-mono tracking-tight">
        <span className="text-h2 font-medium">{`$${plan.monthly}`}</span>
        <wbr />
        <span className="text-fg-muted">/month</span>
      </p>
    );
  }
  return (
    <p className="mt-auto pt-5 font-mono tracking-tight">
      <s className="block text-lg text-fg-subtle">
        <span className="sr-only">was </span>
        <span>{`$${plan.monthly}`}</span>
      </s>
      <span className="sr-only">now </span>
      <span className="text-h2 font-medium">{offerPrice(plan)}</span>
      <wbr />
      <span className="text-fg-muted">/month</span>
    </p>
  );
}

/** A dashed line between two half holes in the sides, which take the card's own edge away. */
function Perforation() {
  return (
    <div aria-hidden className="relative h-6">
      <span className="absolute -start-3.25 size-6 rounded-full border border-border bg-bg [clip-path:inset(0_0_0_12px)] rtl:[clip-path:inset(0_12px_0_0)]" />
      <span className="absolute inset-x-5 top-1/2 border-t-2 border-dashed border-border" />
      <span className="absolute -end-3.25 size-6 rounded-full border border-border bg-bg [clip-path:inset(0_12px_0_0)] rtl:[clip-path:inset(0_0_0_12px)]" />
    </div>
  );
}
