import { classNames } from '@/lib/class-names';
import { benefitHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { planOf } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

/** How many of 100 visitors are still there, by seconds until the first word. */
const visitors = [
  { wait: `${facts.firstAnswer.medianSeconds} s`, stay: 94, look: 'bg-mint' },
  { wait: '2 s', stay: 87, look: 'bg-accent/60' },
  { wait: '4 s', stay: 71, look: 'bg-accent/60' },
  { wait: '8 s', stay: 46, look: 'bg-danger' },
] as const;

const changes = [
  { change: 'Before', seconds: 6.2 },
  { change: 'Show words as they are written', seconds: 2.6 },
  { change: 'Search 300 pages instead of 9,000', seconds: 1.9 },
  { change: 'A smaller, tuned model', seconds: 1 },
  { change: 'A region close to the visitors', seconds: 0.8 },
] as const;

const TOTAL_MS = 820;

const spans = [
  { name: 'Your question travels', start: 0, ms: 60, look: 'bg-border-strong' },
  { name: 'Search in your pages', start: 60, ms: 140, look: 'bg-accent/60' },
  { name: 'Check of your rules', start: 60, ms: 45, look: 'bg-accent/60' },
  { name: 'The model writes', start: 200, ms: 410, look: 'bg-accent' },
  { name: 'Check of the first sentence', start: 610, ms: 130, look: 'bg-accent/60' },
  { name: 'The answer travels', start: 740, ms: 80, look: 'bg-border-strong' },
] as const;

/** The marks of the ruler, in milliseconds. */
const marks = [0, 200, 400, 600, 800] as const;

const pauses = [
  {
    term: 'Amounts of money',
    text: 'The chatbot looks up each amount in your system before it names it. That takes a second or two.',
  },
  { term: 'Long documents', text: 'A 40-page contract takes about 30 seconds, with a progress bar.' },
  { term: 'Replies from your team', text: 'Visitors see their real place in line.' },
];

export default function PerformancePage() {
  return (
    <>
      <PageHero
        {...benefitHero('performance')}
        layout="wide"
        aside={<Waterfall />}
        lead={`Every second of silence sends a customer somewhere else. Our answers start in ${facts.firstAnswer.inWords}, so visitors stay in the chat instead of calling or leaving.`}
      >
        <ButtonLink to="#waiting">See what waiting costs</ButtonLink>
        <ButtonLink to={`${paths.chatbot}#try`} variant="secondary">
          Ask our AI assistant
        </ButtonLink>
      </PageHero>

      <Section
        id="waiting"
        tone="sunken"
        layout="beside"
        title="What waiting costs"
        lead="For stores, booking desks, and support teams whose visitors write from a phone."
      >
        <SampleFigure
          look="open"
          label="Visitors still in the chat, out of 100"
          note="By seconds until the first word, at a sample store with 9,000 chats a month."
        >
          <dl className="grid gap-4">
            {visitors.map(({ wait, stay, look }) => (
              <div key={wait} className="grid grid-cols-[3.5rem_1fr] items-center gap-4">
                <dt className="font-mono text-fg-muted">{wait}</dt>
                <dd className="flex items-center gap-4">
                  <span
                    aria-hidden
                    className={`h-7 rounded-sm ${look}`}
                    style={{ inlineSize: `${stay * 0.8}%` }}
                  />
                  <span className="font-mono text-h4">{stay}</span>
                  <span className="sr-only"> of 100 visitors are still there</span>
                </dd>
              </div>
            ))}
          </dl>
        </SampleFigure>
      </Section>

      <Section
        id="changes"
        title="Four changes that win back the wait"
        lead={`What tuning can do: a sample travel agency on ${planOf('enterprise').title}.`}
      >
        <SampleFigure look="open" label="Seconds to the first word" className="pb-0!">
          <ol className="grid gap-x-4 gap-y-5 md:grid-cols-5 md:items-end">
            {changes.map(({ change, seconds }, step) => (
              <li key={change} className="grid grid-cols-[4.5rem_1fr] gap-x-4 md:block">
                <p className="font-mono text-h4 whitespace-nowrap md:text-h3">{`${seconds.toFixed(1)} s`}</p>
                <div
                  aria-hidden
                  className={classNames(
                    'row-start-2 h-2 rounded-sm max-md:col-start-2 max-md:mt-2 max-md:w-(--share) md:mt-3 md:h-(--height) md:rounded-b-none',
                    step === 0
                      ? 'bg-border-strong/60'
                      : step === changes.length - 1
                        ? 'bg-mint'
                        : 'bg-accent/60',
                  )}
                  style={sizeOf(seconds)}
                />
                <p className="text-pretty text-fg-muted max-md:mt-0.5 md:min-h-12 md:border-t md:border-border-strong/60 md:pt-3 md:pb-6">
                  {change}
                </p>
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="Right beats fast"
        lead="Three times we’d rather be right than fast."
      >
        <DefinitionRows items={pauses} />
      </Section>

      <RelatedPages
        title="Keep it fast"
        items={[
          { page: 'scalability', why: 'How answers stay fast on your busiest day.' },
          { page: 'ai-solutions', why: 'How we choose the smallest model that passes.' },
          { page: 'analytics', why: 'Your own response times, by hour and by page.' },
        ]}
      />

      <NextStep
        tone="accent"
        plan="pro"
        title="Find out how fast your chat can be"
        text="Tell us where visitors write to you. In the first week, you’ll see your own numbers in a private test."
      />
    </>
  );
}

/** The height of a bar on a wide screen, its width on a phone. */
function sizeOf(seconds: number): Record<`--${string}`, string> {
  const share = seconds / changes[0].seconds;
  return { '--share': `${share * 100}%`, '--height': `${share * 12}rem` };
}

/** One answer from Enter to its first word, on a ruler in milliseconds. */
function Waterfall() {
  return (
    <SampleFigure
      look="open"
      label="One answer, from Enter to the first word"
      note="The model takes half of the time, so we start by choosing a model of the right size."
      className="relative sm:pt-10!"
    >
      <div className="grid gap-x-6 md:grid-cols-[15rem_1fr_4.5rem]">
        <p className="max-md:hidden" />
        <div aria-hidden className="relative h-8 font-mono text-xs text-fg-muted">
          {marks.map((mark) => (
            <span
              key={mark}
              className={classNames('absolute top-0', mark > 0 && '-translate-x-1/2 rtl:translate-x-1/2')}
              style={{ insetInlineStart: at(mark) }}
            >
              {mark === 0 ? '0 ms' : mark}
            </span>
          ))}
        </div>
      </div>
      <ol className="relative">
        {spans.map(({ name, start, ms, look }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 border-t border-border py-2.5 md:grid-cols-[15rem_1fr_4.5rem] md:items-center md:py-0"
          >
            <span className="flex justify-between gap-4">
              <span>{name}</span>
              <span className="shrink-0 font-mono text-sm text-fg-muted md:hidden">{`${ms} ms`}</span>
            </span>
            <span aria-hidden className="relative block h-6 md:h-13">
              {marks.map((mark) => (
                <span
                  key={mark}
                  className="absolute inset-y-0 border-s border-border max-md:hidden"
                  style={{ insetInlineStart: at(mark) }}
                />
              ))}
              <span
                className={`absolute inset-y-1 rounded-sm md:inset-y-3 ${look}`}
                style={{ insetInlineStart: at(start), inlineSize: at(ms) }}
              />
            </span>
            <span aria-hidden className="hidden text-end font-mono text-fg-muted md:block">{`${ms} ms`}</span>
          </li>
        ))}
      </ol>
      <p className="flex items-baseline justify-between gap-4 border-t border-border-strong/60 pt-4">
        <span className="text-lg font-semibold">First word on the screen</span>
        <span className="font-mono text-h3 text-mint">{`${TOTAL_MS} ms`}</span>
      </p>
    </SampleFigure>
  );
}

function at(ms: number): string {
  return `${(ms / TOTAL_MS) * 100}%`;
}
