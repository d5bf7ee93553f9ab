import { LuCheck } from 'react-icons/lu';
import { offerPrice, offerTerm, planFeatures, planPrice, priceParts } from '@/domain/format';
import type { Billing } from '@/domain/plans';
import { classNames } from '@/lib/class-names';
import { capitalize } from '@/lib/number-words';
import { plans, type Plan, type PlanId } from '@/site/plans';
import { useOfferRunning } from './offer-clock';
import { PlanButton } from './plan-button';
import { ReducedPrice } from './plan-price';

const columns =
  plans.length === 3 ? 'md:grid-cols-3' : `md:grid-cols-2 ${plans.length > 3 ? 'xl:grid-cols-4' : ''}`;

interface PlanCardsProps {
  readonly billing?: Billing;
  /** The plan that fits the visitor, highlighted instead of the recommended one. */
  readonly fits?: PlanId | undefined;
  /** Without the features, which Pricing lists. */
  readonly isBrief?: boolean;
  /** While the visitor's offer runs, strikes the list price through. */
  readonly strikesPrice?: boolean;
}

/** A card for each managed plan. A subgrid keeps their prices at one height. */
export function PlanCards(props: PlanCardsProps) {
  return (
    <ul className={classNames('grid gap-5 sm:gap-6 md:max-lg:gap-4', columns)}>
      {plans.map((plan) => (
        <li key={plan.id} className="row-span-2 grid grid-rows-subgrid gap-y-0 *:row-span-2">
          <PlanCard {...props} plan={plan} />
        </li>
      ))}
    </ul>
  );
}

/** Fills two rows of the grid: description and price, then features. */
function PlanCard({
  plan,
  billing = 'monthly',
  fits,
  isBrief = false,
  strikesPrice = false,
}: PlanCardsProps & { readonly plan: Plan }) {
  const { id, title, description, recommended } = plan;
  const highlighted = fits === undefined ? recommended : fits === id;
  return (
    <article
      className={classNames(
        'grid grid-rows-subgrid rounded-card border bg-surface px-5 py-3 shadow-raised transition duration-slow md:p-5 lg:p-6',
        highlighted ? 'border-accent ring-1 ring-accent' : 'border-border',
      )}
    >
      <div className="flex flex-col max-md:flex-row max-md:flex-wrap max-md:items-start max-md:justify-between max-md:gap-x-4">
        <div className="flex flex-wrap items-center gap-x-1.5 text-xs font-medium max-md:flex-1">
          <h3 className="text-h4 max-md:pe-1 md:me-auto">{title}</h3>
          {recommended && <p className="rounded-full bg-accent-soft px-2.5 py-0.5">Our pick for teams</p>}
          {fits === id && <p className="rounded-full bg-accent px-2.5 py-0.5 text-on-accent">Fits you</p>}
        </div>
        <p className="mt-2 text-fg-muted max-md:order-last max-md:mt-1 max-md:basis-full max-lg:text-sm">
          {description}
        </p>
        {strikesPrice ? <StruckPrice plan={plan} /> : <ListPrice plan={plan} billing={billing} />}
      </div>
      <div
        className={classNames(
          'mt-5 flex flex-col justify-between gap-6 max-md:mt-3 max-md:gap-5',
          !isBrief && 'border-t border-border pt-5 max-md:pt-3',
        )}
      >
        {!isBrief && (
          <ul className="space-y-2 max-lg:text-sm max-md:space-y-1.5">
            {planFeatures(plan).map((feature) => (
              <li key={feature} className="flex gap-3 max-lg:gap-2">
                <LuCheck aria-hidden className="mt-1 size-4.5 shrink-0 text-mint max-lg:mt-0.5" />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        )}
        <PlanButton plan={plan} billing={billing} variant={highlighted ? 'primary' : 'secondary'}>
          {plan.buttonText}
        </PlanButton>
      </div>
    </article>
  );
}

function ListPrice({ plan, billing }: { readonly plan: Plan; readonly billing: Billing }) {
  return (
    <>
      <p className="mt-auto pt-5 max-md:pt-0">
        <Amount parts={priceParts(plan, billing)} />
      </p>
      <p className="text-sm max-md:order-last max-md:basis-full md:min-h-[1lh]">
        {billing === 'monthly' && <ReducedPrice plan={plan} />}
      </p>
    </>
  );
}

function StruckPrice({ plan }: { readonly plan: Plan }) {
  const running = useOfferRunning();
  const reduced = running ? offerPrice(plan) : null;
  const [price, per] = priceParts(plan);
  return (
    <p className="mt-auto pt-5 max-md:pt-0 max-md:text-end">
      {reduced !== null && (
        <s className="block text-lg text-fg-subtle">
          <span className="sr-only">was </span>
          <span>{planPrice(plan)}</span>
        </s>
      )}
      <span>
        {reduced !== null && <span className="sr-only">now </span>}
        <Amount parts={[reduced ?? price, per]} />
      </span>
      {reduced !== null && (
        <span className="block text-sm text-mint">
          <span>{capitalize(offerTerm)}</span>
        </span>
      )}
    </p>
  );
}

function Amount({ parts: [price, per] }: { readonly parts: readonly [price: string, per: string] }) {
  return (
    <>
      <span key={price} className="text-h2 font-semibold">
        {price}
      </span>
      <wbr />
      <span key={per} className="text-fg-muted">
        {per}
      </span>
    </>
  );
}
