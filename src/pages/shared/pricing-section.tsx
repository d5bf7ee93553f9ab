import { LuArrowRight, LuCheck } from 'react-icons/lu';
import { paths } from '@/site/paths';
import { contactPath, plans, type Plan } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

/** The managed plans, side by side. */
export function PricingSection() {
  return (
    <Section id="plans">
      <SectionHeader
        eyebrow="Managed plans"
        title="One price a month, set up and run by us"
        lead="No set-up fee and no minimum term. Change or cancel from one month to the next."
      />
      <ul className="mt-12 grid gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="flex">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-fg-muted">
        None of the three fits?{' '}
        <TextLink to={paths.offer} className="inline-flex items-center gap-1 py-1">
          Your Own Offer
          <LuArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </TextLink>
      </p>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { title, monthly, description, features, buttonText, popular } = plan;
  return (
    <article
      className={classNames(
        'flex w-full flex-col rounded-card border bg-surface p-6 shadow-raised sm:p-8',
        popular ? 'border-accent ring-1 ring-accent' : 'border-border',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-4">
        <h3 className="text-h4">{title}</h3>
        {popular && (
          <p className="rounded-full bg-accent-soft px-3 py-1 text-xs font-medium text-accent-fg">
            Most popular
          </p>
        )}
      </div>
      <p className="mt-2 text-fg-muted">{description}</p>
      <p className="mt-6 font-mono tracking-tight">
        <span className="text-h2 font-medium">{`$${monthly}`}</span>
        <span className="text-fg-muted">/month</span>
      </p>
      <ul className="mt-6 mb-8 space-y-3 border-t border-border pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <LuCheck aria-hidden className="mt-1 size-4.5 shrink-0 text-mint" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={contactPath(plan)}
        variant={popular ? 'primary' : 'secondary'}
        className="mt-auto w-full"
      >
        {buttonText}
      </ButtonLink>
    </article>
  );
}
