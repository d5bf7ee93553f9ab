import { useState } from 'react';
import { annualPrice } from '@/domain/contract';
import { planPrice } from '@/domain/format';
import { cheapestPlan, comparedGroups, hasCalculator, isMonthly } from '@/domain/plans';
import { cheapestFor, type Billing } from '@/domain/prices';
import { PricingSection } from '@/features/offer';
import { capitalize, inWords } from '@/lib/number-words';
import { BookCall } from '@/pages/shared/book-call';
import { NextStep } from '@/pages/shared/next-step';
import { plans } from '@/site/plans';
import { PageHero } from '@/ui/page-hero';
import { RadioGroup } from '@/ui/radio-group';
import { Section } from '@/ui/section';
import { conversationsAt, ConversationsSlider, firstStop } from './conversations-slider';
import { PlanTable } from './plan-table';
import { PriceSection } from './price-section';
import { useCheckoutReturn } from './use-checkout-return';

const billings = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

/** The conversations of each plan, as shares of those of the largest. */
const volumes = plans.map(({ conversations }) => (typeof conversations === 'number' ? conversations : 0));
const shares = volumes.map((volume) => Math.sqrt(volume / Math.max(...volumes, 1)));

export default function PricingPage() {
  const [stop, setStop] = useState<number>();
  const [billing, setBilling] = useState<Billing>('monthly');
  const fits = stop === undefined ? undefined : cheapestFor(conversationsAt(stop), billing).plan.id;
  useCheckoutReturn();
  return (
    <>
      <PageHero
        layout="bar"
        name="Pricing"
        lit={shares}
        title={`AI that answers, from ${planPrice(cheapestPlan)}`}
        lead={`${capitalize(inWords(plans.length))} managed plans${plans.every(isMonthly) ? ', each at one monthly price' : ''}.`}
      />
      <PricingSection
        fits={fits}
        billing={billing}
        below={
          hasCalculator && <ConversationsSlider stop={stop ?? firstStop} onStop={setStop} billing={billing} />
        }
      >
        {plans.some(({ yearly }) => yearly !== undefined) && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <RadioGroup
              label="Billing"
              isLabelHidden
              options={billings}
              value={billing}
              onChange={setBilling}
            />
            <p className="text-sm text-fg-muted">{annualPrice}</p>
          </div>
        )}
      </PricingSection>
      {comparedGroups.length > 0 && (
        <Section
          id="compare"
          tone="sunken"
          aside={<BookCall className="mt-6" />}
          title="Compare the plans"
          lead="Setup, upkeep, your own rules, and the shared inbox are in every plan."
        >
          <PlanTable caption="What each managed plan includes" billing={billing} />
        </Section>
      )}
      <PriceSection />
      <NextStep sunrise />
    </>
  );
}
