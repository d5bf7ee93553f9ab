import type { ReactNode } from 'react';
import { LuArrowRight, LuCheck } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { contactPath, offerPrice, type Plan, plans } from '@/site/plans';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { useOfferExpired } from './offer-clock';

const columns = plans.length > 3 ? 'md:grid-cols-2 xl:grid-cols-4' : 'lg:grid-cols-3';

/** The managed plans at their usual price. */
export function PricingSection() {
  return (
    <Section id="plans">
      <SectionHeader
        eyebrow="Managed plans"
        title="One price a month, set up and run by us"
        lead="No set-up fee and no minimum term. Change or cancel from one month to the next."
      />
      <div className="mt-12">
        <PlanList>{(plan) => <PlanCard plan={plan} />}</PlanList>
      </div>
      <p className="mt-8 text-fg-muted">
        None of them fits?{' '}
        <TextLink to={paths.offer} className="inline-flex items-center gap-1 py-1">
          Your Own Offer
          <LuArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </TextLink>
      </p>
    </Section>
  );
}

/** The managed plans at the offer's price while it runs, at the usual price afterwards. */
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

function PlanCard({ plan }: { plan: Plan }) {
  const { title, monthly, description, popular } = plan;
  return (
    <article
      className={classNames(
        'grid grid-rows-subgrid rounded-card border bg-surface p-6 shadow-raised sm:p-8',
        popular ? 'border-accent ring-1 ring-accent' : 'border-border',
      )}
    >
      <div className="flex flex-col">
        <div className="flex min-h-7 items-center justify-between gap-4">
          <h3 className="text-h4">{title}</h3>
          {popular && (
            <p className="rounded-full bg-accent-soft px-3 py-1 text-xs font-medium text-accent-fg">
              Most popular
            </p>
          )}
        </div>
        <p className="mt-2 text-fg-muted">{description}</p>
        <p className="mt-auto pt-6 font-mono tracking-tight">
          <span className="text-h2 font-medium">{`$${monthly}`}</span>
          <wbr />
          <span className="text-fg-muted">/month</span>
        </p>
      </div>
      <PlanFeatures plan={plan} className="mt-6 border-t border-border pt-6" />
    </article>
  );
}

interface PlanTicketProps {
  readonly plan: Plan;
  readonly expired: boolean;
}

function PlanTicket({ plan, expired }: PlanTicketProps) {
  return (
    <article className="grid grid-rows-subgrid rounded-card border border-border bg-surface shadow-raised">
      <div className="flex flex-col">
        <div className="flex flex-1 flex-col p-6 sm:px-8">
          <div className="flex min-h-7 items-center justify-between gap-4">
            <h3 className="text-h4">{plan.title}</h3>
            {!expired && <Badge tone="success">{`${offer.percent}% off`}</Badge>}
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

/** A dashed line between two half circles that cover the card's border. */
function Perforation() {
  return (
    <div aria-hidden className="relative h-6">
      <span className="absolute -start-3.25 size-6 rounded-full border border-border bg-bg [clip-path:inset(0_0_0_12px)] rtl:[clip-path:inset(0_12px_0_0)]" />
      <span className="absolute inset-x-5 top-1/2 border-t-2 border-dashed border-border" />
      <span className="absolute -end-3.25 size-6 rounded-full border border-border bg-bg [clip-path:inset(0_12px_0_0)] rtl:[clip-path:inset(0_0_0_12px)]" />
    </div>
  );
}

interface PlanListProps {
  /** A card that fills two grid rows: description and price, then features. */
  readonly children: (plan: Plan) => ReactNode;
}

/** A subgrid keeps the prices of all cards at one height. */
function PlanList({ children }: PlanListProps) {
  return (
    <ul className={classNames('grid gap-6', columns)}>
      {plans.map((plan) => (
        <li key={plan.id} className="row-span-2 grid grid-rows-subgrid gap-y-0 *:row-span-2">
          {children(plan)}
        </li>
      ))}
    </ul>
  );
}

interface PlanFeaturesProps {
  readonly plan: Plan;
  /** Whether the link to the contact form carries the offer. */
  readonly offer?: boolean;
  readonly className: string;
}

function PlanFeatures({ plan, offer = false, className }: PlanFeaturesProps) {
  return (
    <div className={classNames('flex flex-col justify-between gap-8', className)}>
      <ul className="space-y-3">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <LuCheck aria-hidden className="mt-1 size-4.5 shrink-0 text-mint" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={contactPath(plan, offer)} variant={plan.popular ? 'primary' : 'secondary'}>
        {plan.buttonText}
      </ButtonLink>
    </div>
  );
}
