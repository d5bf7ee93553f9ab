import { featureHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedPages } from '@/pages/shared/related-pages';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows } from '@/ui/definition-rows';
import { PerformanceIllustration } from '@/ui/illustrations/performance';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { Split } from '@/ui/split';
import { TextLink } from '@/ui/text-link';

const median = `${facts.firstAnswer.medianSeconds} seconds`;

const visitors = [
  { wait: `${facts.firstAnswer.medianSeconds} s`, stay: 94, look: 'bg-mint' },
  { wait: '2 s', stay: 87, look: 'bg-mint/75' },
  { wait: '4 s', stay: 71, look: 'bg-warn' },
  { wait: '8 s', stay: 46, look: 'bg-danger' },
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

const pauses = [
  {
    term: 'Amounts of money',
    text: 'It reads each amount from your system again before it names it. Allow two seconds.',
  },
  { term: 'Long documents', text: 'A 40-page contract takes about 30 seconds, with a progress bar.' },
  { term: 'Replies by people', text: 'Visitors see their real place in line.' },
];

export default function PerformancePage() {
  return (
    <>
      <PageHero
        {...featureHero('performance')}
        layout="wide"
        aside={<WaitingFigure />}
        lead={`Visitors read the first words of an answer after ${median} (median), so they stay in the chat instead of calling or leaving.`}
      >
        <ButtonLink to="#timing">See where the time goes</ButtonLink>
        <ButtonLink to={`${paths.chatbot}#try`} variant="secondary">
          Try the chatbot
        </ButtonLink>
      </PageHero>

      <Section
        id="timing"
        tone="sunken"
        eyebrow="Proof"
        title="Six steps in less than a second"
        lead="For stores, booking desks and support teams whose visitors write from a phone. This is one typical answer, from Enter to the first word."
      >
        <SampleFigure
          label={`First word after ${TOTAL_MS} ms`}
          note="Half of the time belongs to the model, so we start by choosing a model of the right size."
        >
          <ol className="grid gap-4">
            {spans.map(({ name, start, ms, look }) => (
              <li key={name} className="grid gap-x-6 gap-y-1.5 md:grid-cols-[15rem_1fr_4rem] md:items-center">
                <span className="flex justify-between gap-4">
                  <span>{name}</span>
                  <span className="shrink-0 font-mono text-sm text-fg-muted md:hidden">{`${ms} ms`}</span>
                </span>
                <span aria-hidden className="block h-5 rounded-sm bg-surface-2">
                  <span
                    className={`block h-full rounded-sm ${look}`}
                    style={{
                      marginInlineStart: `${(start / TOTAL_MS) * 100}%`,
                      inlineSize: `${(ms / TOTAL_MS) * 100}%`,
                    }}
                  />
                </span>
                <span
                  aria-hidden
                  className="hidden text-end font-mono text-sm text-fg-muted md:block"
                >{`${ms} ms`}</span>
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <Section
        id="changes"
        title="How we make your answers faster"
        lead="Four changes at a travel agency on Enterprise, measured after each one."
      >
        <Split ratio="1/1" align="center">
          <SampleFigure label="Seconds to the first word">
            <DataTable
              numeric
              caption="Four changes and the seconds to the first word before and after each"
              columns={['Change', 'Before', 'After']}
              rows={[
                ['Show words as they are written', '6.2 s', '2.6 s'],
                ['Search 300 pages instead of 9,000', '2.6 s', '1.9 s'],
                ['A smaller, tuned model', '1.9 s', '1.0 s'],
                ['A region close to the visitors', '1.0 s', '0.8 s'],
              ]}
            />
          </SampleFigure>
          <PerformanceIllustration className="mx-auto max-w-xl" />
        </Split>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="When accuracy comes before speed"
        lead="In three cases the assistant takes more time on purpose."
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
        text="Tell us the page where visitors write to you. In the first week you see your own numbers in a private test."
      >
        <TextLink to={paths.pricing} className="text-current decoration-current/50">
          Compare plans
        </TextLink>
      </NextStep>
    </>
  );
}

function WaitingFigure() {
  return (
    <SampleFigure
      label="Visitors still in the chat, out of 100"
      note="By seconds until the first word of the answer, in a store with 9,000 chats a month."
    >
      <dl className="grid gap-6 sm:grid-cols-4 sm:gap-8">
        {visitors.map(({ wait, stay, look }) => (
          <div key={wait}>
            <dt className="font-mono text-sm text-fg-muted">{wait}</dt>
            <dd className="mt-1">
              <span className="font-mono text-h2">{stay}</span>
              <span className="sr-only"> of 100 visitors are still there</span>
              <span
                aria-hidden
                className="mt-3 block h-2 rounded-full bg-surface-2 ring-1 ring-border ring-inset"
              >
                <span className={`block h-full rounded-full ${look}`} style={{ inlineSize: `${stay}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </SampleFigure>
  );
}
