import { cheapestPlan } from '@/domain/plans';
import { cheapestFor } from '@/domain/prices';
import { annualSentence, billing, monthlyPrice } from '@/domain/format';
import { capitalize, inWords } from '@/lib/number-words';
import { dollars } from '@/lib/numbers';
import { plans } from '@/site/plans';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PricingSection, useOfferRunning } from '@/features/offer';
import { BookCall } from '@/pages/shared/book-call';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { facts } from '@/site/facts';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { ConversationsSlider, conversationsAt, firstStop } from './conversations-slider';
import { TermsStrip } from './terms-strip';
import { useCheckoutReturn } from './use-checkout-return';
import { WaysSection } from './ways-section';

export default function PricingPage() {
  const [stop, setStop] = useState<number>();
  const fits = stop === undefined ? undefined : cheapestFor(conversationsAt(stop)).plan.id;
  useCheckoutReturn();
  return (
    <>
      <PageHero
        layout="bar"
        name="Pricing"
        title={`AI that answers, from ${monthlyPrice(cheapestPlan)}`}
        lead={`${capitalize(inWords(plans.length))} managed plans for freelancers, growing businesses, and enterprises. We set it up and run it. You pay ${billing}.`}
      />
      <PricingSection fits={fits} footer={<TermsStrip />}>
        <ConversationsSlider stop={stop ?? firstStop} onStop={setStop} />
      </PricingSection>
      <Section
        id="compare"
        tone="sunken"
        aside={<BookCall className="mt-6" />}
        title="Compare the plans"
        lead={`Setup and upkeep are in every plan. ${annualSentence()}Custom projects start at ${dollars(facts.customProjectsFrom)}.`}
      >
        <PlanTable caption="What each managed plan includes" actions />
      </Section>
      <WaysSection />
      <ClosingStep />
    </>
  );
}

function ClosingStep() {
  const running = useOfferRunning();
  return (
    <NextStep
      tone="accent"
      hour={11}
      title="Not sure which plan fits?"
      text="Tell us how many messages you get, and in which languages. We’ll recommend a plan and show you the math."
      action="Ask which plan fits"
    >
      {running && (
        <Link
          to={paths.offer}
          data-offer-only
          className="rounded-sm py-1 font-medium underline underline-offset-4"
        >
          {`See your ${offer.percent}% offer`}
        </Link>
      )}
    </NextStep>
  );
}
