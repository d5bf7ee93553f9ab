import { useState, useId } from 'react';
import { Link } from 'react-router-dom';
import { PricingSection, useOfferRunning, usePricedText } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { facts, setUpStages } from '@/site/facts';
import { capitalize, inWords, listOf } from '@/site/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import {
  cheapestPlan,
  monthlyPrice,
  planForConversations,
  plans,
  selfServePlans,
  contactPath,
  conversationsOf,
  offerPrice,
} from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

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

const limits = plans.map(conversationsOf);
const smallest = Math.min(...limits);
const largest = Math.max(...limits);
/** Leave room for the label of the smallest plan. */
const below = [0.1, 0.25, 0.5].map((part) => Math.ceil(part * smallest));
const between = [250, 500, 1500, 2500, 5000, 10_000, 30_000, 40_000, 50_000, 75_000].filter(
  (stop) => stop > smallest && stop < largest,
);
/** Stops of the slider, roughly logarithmic. The last one means more than any plan includes. */
const stops = [...new Set([...below, ...between, ...limits, 1.5 * largest])].toSorted((a, b) => a - b);

const count = new Intl.NumberFormat('en-US');

const firstStop = Math.max(
  0,
  stops.findLastIndex((stop) => stop <= 2500),
);

/** The conversations a month at a stop of the slider. */
function conversationsAt(stop: number): number {
  return stops[stop] ?? largest;
}

interface ConversationsSliderProps {
  readonly stop: number;
  readonly onStop: (stop: number) => void;
}

/** Finds the cheapest plan for a number of conversations a month. */
function ConversationsSlider({ stop, onStop }: ConversationsSliderProps) {
  const id = useId();
  const running = useOfferRunning();
  const conversations = conversationsAt(stop);
  const isAbove = conversations > largest;
  const amount = isAbove ? `More than ${count.format(largest)}` : count.format(conversations);
  const plan = planForConversations(conversations);
  const price = running ? `${offerPrice(plan)}/month` : monthlyPrice(plan);
  const outcome = isAbove
    ? `${plan.title} fits, from ${price}. We quote the volume above ${count.format(largest)} conversations a month.`
    : `${plan.title} fits ${amount} conversations a month, at ${price}.`;
  return (
    <div
      id="find-plan"
      className="grid gap-x-16 gap-y-6 rounded-panel border border-border bg-surface p-5 shadow-raised sm:p-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-center"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <label htmlFor={id} className="font-medium">
            How many conversations do you have?
          </label>
          <p aria-hidden className="font-mono text-sm text-fg-muted">
            <span key={amount} className="text-h4 font-medium text-fg">
              {amount}
            </span>{' '}
            a month
          </p>
        </div>
        <div className="relative mt-3 flex h-11 items-center">
          <div aria-hidden className="absolute inset-x-0 h-1.5 overflow-hidden rounded-full bg-border">
            <div className="h-full bg-accent" style={{ width: share(stop) }} />
          </div>
          <input
            id={id}
            type="range"
            min={0}
            max={stops.length - 1}
            value={stop}
            aria-valuetext={`${amount} conversations a month`}
            onChange={(event) => onStop(event.target.valueAsNumber)}
            className={classNames('relative h-11 w-full cursor-pointer appearance-none rounded-full', thumb)}
          />
        </div>
        <ol aria-hidden className="flex px-3.5 text-xs text-fg-muted">
          {plans.map((each, index) => (
            <li
              key={each.id}
              style={{ width: share(stops.indexOf(conversationsOf(each)) - stopBefore(index)) }}
              className={classNames(
                'border-e border-border-strong/60 pe-2 text-end transition-colors duration-base',
                each.id === plan.id && 'font-medium text-accent-fg',
              )}
            >
              <span className="block">{each.title}</span>
              <span className="block font-mono">{each.includes.conversations}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="items-center justify-between gap-8 border-border max-lg:border-t max-lg:pt-6 sm:max-lg:flex lg:border-s lg:ps-10">
        <output
          htmlFor={id}
          className="block min-h-14 text-lg font-medium text-balance sm:max-lg:min-h-0 sm:max-lg:flex-1"
        >
          <span key={outcome}>{outcome}</span>
        </output>
        <ButtonLink
          to={contactPath(plan)}
          variant="secondary"
          className="max-sm:mt-4 max-sm:w-full lg:mt-4 lg:w-full"
        >
          <span key={plan.id}>{`Ask about ${plan.title}`}</span>
        </ButtonLink>
      </div>
    </div>
  );
}

const thumb = [
  '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2',
  '[&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface',
  '[&::-webkit-slider-thumb]:shadow-raised',
  '[&::-moz-range-thumb]:size-6.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2',
  '[&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-surface',
].join(' ');

/** The stop at which a plan begins. */
function stopBefore(index: number): number {
  const plan = plans[index - 1];
  return plan === undefined ? 0 : stops.indexOf(conversationsOf(plan));
}

function share(stop: number): string {
  return `${(stop / (stops.length - 1)) * 100}%`;
}
