import type { ReactNode } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { priceParts } from '@/domain/format';
import { money } from '@/domain/money';
import { planOf, type Billing } from '@/domain/plans';
import { firstYearWithOffer } from '@/domain/prices';
import { countOf } from '@/lib/number-words';
import { offerLink } from '@/site/navigation';
import { offer } from '@/site/offer';
import { comparePath, unit, type PlanId } from '@/site/plans';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { useOfferRunning } from './offer-clock';
import { PlanCards } from './plan-cards';

const pro = planOf('pro');

/** A year of the recommended plan, paid at once or with the offer. */
export const yearAtOnce = `With this offer, ${pro.title} costs ${money(firstYearWithOffer(pro.price ?? 0))} over 12 months, and you can leave after any month. Sure you’ll stay? Pay ${priceParts(pro, 'yearly')[0]} for the year instead.`;

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
          title="One monthly price, setup included"
          lead={<p className="max-sm:hidden">Only extra {unit.name} and custom work cost more.</p>}
        />
      ) : (
        <h2 className="sr-only">Plans and prices</h2>
      )}
      {children}
      <div className={hasHeader ? 'mt-5 sm:mt-7' : 'mt-5'}>
        <PlanCards fits={fits} billing={billing} isBrief={hasHeader} />
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 sm:mt-6">
        {hasHeader && (
          <p>
            <TextLink to={comparePath} className="py-1">
              Compare the plans
            </TextLink>
          </p>
        )}
        {unit.tax && <p className="text-fg-muted">{unit.tax}</p>}
        {running && (
          <p data-offer-only className="text-fg-muted">
            <span className="max-sm:hidden">{`Order within ${countOf(offer.days, 'day')} of your first visit.${hasHeader ? '' : ` ${yearAtOnce}`}`}</span>{' '}
            {offerLink && (
              <TextLink to={offerLink.to} className="inline-flex items-center gap-1 py-1">
                Your Own Offer
                <LuArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
              </TextLink>
            )}
          </p>
        )}
      </div>
      {below}
    </Section>
  );
}
