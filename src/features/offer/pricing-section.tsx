import { LuArrowRight } from 'react-icons/lu';
import { paths } from '@/site/paths';
import type { Plan } from '@/site/plans';
import { classNames } from '@/lib/class-names';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { PlanFeatures } from './plan-features';
import { PlanList } from './plan-list';

/** The managed plans, side by side. */
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
