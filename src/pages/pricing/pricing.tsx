import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CHECKOUT_QUERY } from '@/domain/checkout';
import { durationText, planPrice, timeText } from '@/domain/format';
import { cheapestPlan, monthlyPlans, planOf, type Billing } from '@/domain/plans';
import { cheapestFor } from '@/domain/prices';
import { PricingSection } from '@/features/offer';
import { capitalize, inWords } from '@/lib/number-words';
import { BookCall } from '@/pages/shared/book-call';
import { NextStep } from '@/pages/shared/next-step';
import { facts, firstMonthMinutes, terms, upkeep } from '@/site/facts';
import { paths, sections } from '@/site/paths';
import { comparison, plans, selfServePlans } from '@/site/plans';
import { announce } from '@/ui/alerts';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { RadioGroup } from '@/ui/radio-group';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { conversationsAt, ConversationsSlider, firstStop } from './conversations-slider';
import { PlanTable } from './plan-table';

const billings = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

export default function PricingPage() {
  const [stop, setStop] = useState<number>();
  const [billing, setBilling] = useState<Billing>('monthly');
  const fits = stop === undefined ? undefined : cheapestFor(conversationsAt(stop), billing).plan.id;
  useCheckoutReturn();
  return (
    <>
      <PageHero
        scene="pricing"
        name="Pricing"
        title={`AI that answers, from ${planPrice(cheapestPlan)}`}
        lead={`${capitalize(inWords(plans.length))} managed plans: we set them up and run them for you.`}
      />
      <PricingSection
        fits={fits}
        billing={billing}
        below={
          monthlyPlans.length > 1 && (
            <ConversationsSlider stop={stop ?? firstStop} onStop={setStop} billing={billing} />
          )
        }
      >
        {plans.some(({ yearly }) => yearly !== undefined) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <RadioGroup
              label="Billing"
              isLabelHidden
              options={billings}
              value={billing}
              onChange={setBilling}
            />
            <p className="text-sm font-medium text-mint">{terms.annualPrice}</p>
          </div>
        )}
      </PricingSection>
      {comparison.length > 0 && (
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
      <NextStep />
    </>
  );
}

const inTerms = [
  {
    term: 'Why it costs so little',
    text: `A template for your trade does most of the setup, and customers share our servers. So ${facts.company.people} people can run it at these prices.`,
  },
  {
    term: 'Your part',
    text: `${timeText(firstMonthMinutes)} in the first month, then ${timeText(upkeep.minutes)} a week.`,
  },
  { term: 'When you pay', text: `${terms.firstCharge} ${terms.freeTest}` },
  {
    term: 'If it isn’t for you',
    text: (
      <>
        Cancel whenever you like: your plan runs to the end of what you’ve paid for, which isn’t refunded. The{' '}
        <TextLink to={sections.terms}>Terms of Service</TextLink> say how far we’re liable.
      </>
    ),
  },
];

const suites = [
  {
    term: 'What a support suite does better',
    text: 'Tickets with queues and deadlines, a phone system, and a marketplace with hundreds of apps.',
  },
  {
    term: 'If you need both',
    text: `Keep your suite. From ${planOf('pro').title} up, the chatbot hands conversations to it.`,
  },
  {
    term: 'If you’d rather run it yourself',
    text: (
      <>
        The <TextLink to={`${paths.help}#subscription`}>self-serve app</TextLink> starts free: you set it up
        and run it. On the managed plans above, we do both.
      </>
    ),
  },
].slice(0, selfServePlans.length > 0 ? undefined : -1);

/** What the monthly price means, and when an ordinary support suite is the better choice. */
function PriceSection() {
  return (
    <>
      <Section id="terms" layout="beside" title="What the price includes">
        <DefinitionRows items={inTerms} />
      </Section>
      <Section id="support-suite" layout="beside" title="When something else fits better">
        <DefinitionRows items={suites} />
      </Section>
    </>
  );
}

/** The return from a payment page shows whether the visitor paid or turned back; it does not prove it. */
const greetings = {
  done: {
    text: `Thanks for your order! Your receipt is in your inbox, and we’ll email you within ${durationText(cheapestPlan.firstReply)} to get started.`,
    tone: 'success',
  },
  canceled: {
    text: 'You haven’t been charged. Your plan is still here whenever you’re ready.',
    tone: 'info',
  },
} as const;

/** Greets a visitor who returns from a payment page, once: the query is removed from the address. */
function useCheckoutReturn() {
  const [query, setQuery] = useSearchParams();
  const outcome = query.get(CHECKOUT_QUERY);

  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'done' || outcome === 'canceled') {
      const { text, tone } = greetings[outcome];
      announce(text, tone);
    }
    setQuery(
      (all) => {
        const others = new URLSearchParams(all);
        others.delete(CHECKOUT_QUERY);
        return others;
      },
      { replace: true },
    );
  }, [outcome, setQuery]);
}
