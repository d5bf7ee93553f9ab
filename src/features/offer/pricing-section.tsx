import type { ReactNode } from 'react';
import { LuArrowRight, LuCheck } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { paths } from '@/site/paths';
import { contactPath, monthlyPrice, offerPrice, type Plan, plans } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { useOfferRunning } from './offer-clock';

const columns = plans.length > 3 ? 'md:grid-cols-2 xl:grid-cols-4' : 'lg:grid-cols-3';

/** The managed plans. */
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

function PlanCard({ plan }: { plan: Plan }) {
  const { title, description, popular } = plan;
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
        <PlanCardPrice plan={plan} />
      </div>
      <PlanFeatures plan={plan} className="mt-6 border-t border-border pt-6" />
    </article>
  );
}

/** The large price of a card. */
export function PlanCardPrice({ plan }: { plan: Plan }) {
  const running = useOfferRunning();
  return (
    <p className="mt-auto pt-5 font-mono tracking-tight">
      {running && (
        <s className="block text-lg text-fg-subtle">
          <span className="sr-only">was </span>
          <span>{monthlyPrice(plan)}</span>
        </s>
      )}
      <span>
        {running && <span className="sr-only">now </span>}
        <span className="text-h2 font-medium">{running ? offerPrice(plan) : `$${plan.monthly}`}</span>
        <wbr />
        <span className="text-fg-muted">/month</span>
      </span>
    </p>
  );
}

interface PlanListProps {
  /** A card that fills two grid rows: description and price, then features. */
  readonly children: (plan: Plan) => ReactNode;
}

/** A subgrid keeps the prices of all cards at one height. */
export function PlanList({ children }: PlanListProps) {
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
  readonly className: string;
}

export function PlanFeatures({ plan, className }: PlanFeaturesProps) {
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
      <ButtonLink to={contactPath(plan)} variant={plan.popular ? 'primary' : 'secondary'}>
        {plan.buttonText}
      </ButtonLink>
    </div>
  );
}
