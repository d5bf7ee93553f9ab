import type { ReactNode } from 'react';
import { LuArrowRight, LuCheck } from 'react-icons/lu';
import { annualBeatsOffer } from '@/domain/contract';
import { offerTerm, planFeatures, priceParts } from '@/domain/format';
import type { Billing } from '@/domain/prices';
import { classNames } from '@/lib/class-names';
import { countOf } from '@/lib/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { comparePath, plans, type Plan, type PlanId } from '@/site/plans';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { useOfferRunning } from './offer-clock';
import { PlanButton } from './plan-button';
import { ReducedPrice } from './plan-price';

const columns =
  plans.length === 3 ? 'md:grid-cols-3' : `md:grid-cols-2 ${plans.length > 3 ? 'xl:grid-cols-4' : ''}`;

interface PricingSectionProps {
  /** The plan that fits the visitor, if they have said what they need. */
  readonly fits?: PlanId | undefined;
  readonly billing?: Billing;
  /** Shown above the plans instead of the header. */
  readonly children?: ReactNode;
  /** Shown below the plans, such as a slider to choose one. */
  readonly below?: ReactNode;
}

/** The managed plans. */
export function PricingSection({ fits, billing = 'monthly', children, below }: PricingSectionProps) {
  const hasHeader = children === undefined;
  const running = useOfferRunning();
  return (
    <Section id="plans" tone={hasHeader ? 'sunken' : 'plain'}>
      {hasHeader ? (
        <SectionHeader
          title="One monthly price. Setup included."
          lead={
            <p className="max-sm:hidden">
              Only conversations above your plan cost more. Change or cancel any time.
            </p>
          }
        />
      ) : (
        <h2 className="sr-only">Plans and prices</h2>
      )}
      {children}
      <div className={hasHeader ? 'mt-5 sm:mt-9' : 'mt-5'}>
        <PlanGrid>
          {(plan) => (
            <PlanCard
              plan={plan}
              fits={fits === plan.id}
              billing={billing}
              isBrief={hasHeader && !plan.recommended}
              highlighted={fits === undefined ? plan.recommended : fits === plan.id}
            />
          )}
        </PlanGrid>
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 sm:mt-6">
        {hasHeader && (
          <p>
            <TextLink to={comparePath} className="py-1">
              Compare the plans
            </TextLink>
          </p>
        )}
        {running && (
          <p data-offer-only className="text-fg-muted">
            <span className="max-sm:hidden">{`${offer.percent}% off ${offerTerm}, if you order within ${countOf(offer.days, 'day')} of your first visit.${hasHeader ? '' : ` ${annualBeatsOffer() ?? ''}`}`}</span>{' '}
            <TextLink to={paths.offer} className="inline-flex items-center gap-1 py-1">
              Your Own Offer
              <LuArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
            </TextLink>
          </p>
        )}
      </div>
      {below}
    </Section>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly billing: Billing;
  readonly fits: boolean;
  readonly highlighted: boolean;
  /** Without the features on phones, where three cards in full fill two screens. */
  readonly isBrief: boolean;
}

function PlanCard({ plan, billing, fits, highlighted, isBrief }: PlanCardProps) {
  const { title, description, recommended } = plan;
  const [price, per] = priceParts(plan, billing);
  return (
    <article
      className={classNames(
        'relative grid scheme-page grid-rows-subgrid rounded-card border bg-surface px-5 py-3 text-fg shadow-raised transition-[border-color,box-shadow] duration-slow md:p-5 lg:p-6',
        highlighted ? 'border-accent ring-1 ring-accent' : 'border-border',
      )}
    >
      <div className="flex flex-col max-md:flex-row max-md:flex-wrap max-md:items-start max-md:justify-between max-md:gap-x-4">
        <div className="absolute -top-3 start-5 flex gap-1.5 text-xs font-medium lg:start-6">
          {recommended && (
            <p className="rounded-full bg-surface px-2.5 py-0.5 text-accent-fg ring-1 ring-accent">
              Our pick for teams
            </p>
          )}
          {fits && (
            <p className="rounded-full bg-accent px-2.5 py-0.5 text-on-accent ring-1 ring-accent">Fits you</p>
          )}
        </div>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-2 text-fg-muted max-md:order-last max-md:mt-1 max-md:basis-full max-lg:text-sm">
          {description}
        </p>
        <p className="mt-auto pt-5 max-md:pt-0">
          <span key={price} className="text-h2 font-semibold">
            {price}
          </span>
          <wbr />
          <span key={per} className="text-fg-muted">
            {per}
          </span>
        </p>
        <p className="text-sm max-md:order-last max-md:basis-full md:min-h-[1lh]">
          {billing === 'monthly' && recommended && <ReducedPrice plan={plan} />}
        </p>
      </div>
      <PlanFeatures
        plan={plan}
        billing={billing}
        highlighted={highlighted}
        className={classNames(
          'mt-5 border-t border-border pt-5 max-md:mt-3 max-md:pt-3',
          isBrief && 'max-sm:border-t-0 max-sm:pt-0 max-sm:[&>ul]:hidden',
        )}
      />
    </article>
  );
}

interface PlanGridProps {
  /** A card that fills two grid rows: description and price, then features. */
  readonly children: (plan: Plan) => ReactNode;
}

/** A subgrid keeps the prices of all cards at one height. */
export function PlanGrid({ children }: PlanGridProps) {
  return (
    <ul className={classNames('grid gap-5 sm:gap-6 md:max-lg:gap-4', columns)}>
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
  readonly billing?: Billing;
  readonly highlighted?: boolean;
  readonly className: string;
}

export function PlanFeatures({
  plan,
  billing = 'monthly',
  highlighted = plan.recommended,
  className,
}: PlanFeaturesProps) {
  return (
    <div className={classNames('flex flex-col justify-between gap-6 max-md:gap-5', className)}>
      <ul className="space-y-2 max-lg:text-sm max-md:space-y-1.5">
        {planFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-3 max-lg:gap-2">
            <LuCheck aria-hidden className="mt-1 size-4.5 shrink-0 text-mint max-lg:mt-0.5" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} billing={billing} variant={highlighted ? 'primary' : 'secondary'}>
        {plan.buttonText}
      </PlanButton>
    </div>
  );
}
