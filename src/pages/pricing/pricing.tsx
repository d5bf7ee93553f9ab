import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PricingSection, useOfferRunning, usePricedText } from '@/features/offer';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { facts, setUpStages } from '@/site/facts';
import { capitalize, inWords, listOf } from '@/site/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice, planForConversations, plans, selfServePlans } from '@/site/plans';
import { DataTable } from '@/ui/data-table';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { conversationsAt, ConversationsSlider, firstStop } from './conversations-slider';

const selfServePrices = selfServePlans.map(({ price, per }) => `${price}${per}`.toLowerCase());

const offerings = [
  [
    'Best for',
    'Teams that want results without running software',
    'Students, individuals and teams that like to build',
  ],
  ['Setup', `By us, with a review in ${setUpStages.at(-1)?.when.toLowerCase() ?? ''}`, 'By you, in the app'],
  ['Price', listOf(plans.map(monthlyPrice), 'or'), capitalize(listOf(selfServePrices, 'or'))],
  ['Cancellation and refunds', 'Month to month', `${facts.selfServe.moneyBackDays}-day money-back guarantee`],
] as const;

export default function PricingPage() {
  const priced = usePricedText();
  const [stop, setStop] = useState<number>();
  return (
    <>
      <PageHero
        layout="bar"
        name="Pricing"
        title={priced(`Managed AI plans from ${monthlyPrice(cheapestPlan)}`)}
        lead={`${capitalize(inWords(plans.length))} plans for freelancers, growing businesses and enterprises. We set up and run everything, month to month, with no setup fee.`}
      />
      <PricingSection fits={stop === undefined ? undefined : planForConversations(conversationsAt(stop)).id}>
        <ConversationsSlider stop={stop ?? firstStop} onStop={setStop} />
      </PricingSection>
      <Section
        id="compare"
        tone="sunken"
        title="Compare the plans"
        lead={`We quote custom work and volume above your plan. Projects start at ${facts.customProjectsFrom}.`}
      >
        <PlanTable caption="What each managed plan includes" actions />
      </Section>
      <Section
        id="managed-or-self-serve"
        layout="beside"
        title="Managed or self-serve?"
        lead="We run the managed plans for you. The self-serve app is for people who set up and run AI themselves."
        aside={
          <p className="mt-4">
            <TextLink to={`${paths.help}#subscription`}>See the self-serve plans</TextLink>
          </p>
        }
      >
        <DataTable
          caption="Managed plans and the self-serve app"
          columns={['What differs', 'Managed plans', 'Self-serve app']}
          rows={offerings.map(([name, managed, selfServe]) => [name, priced(managed), selfServe])}
        />
      </Section>
      <ClosingStep />
    </>
  );
}

function ClosingStep() {
  const running = useOfferRunning();
  return (
    <NextStep
      tone="accent"
      title="Not sure which plan fits?"
      text={`Tell us how many messages you get and in which languages. We’ll recommend a plan, from ${monthlyPrice(cheapestPlan)}.`}
      action="Ask which plan fits"
    >
      {running && (
        <Link to={paths.offer} className="rounded-sm py-1 font-medium underline underline-offset-4">
          {`See your ${offer.percent}% offer`}
        </Link>
      )}
    </NextStep>
  );
}
