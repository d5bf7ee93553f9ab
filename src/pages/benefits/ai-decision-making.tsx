import { LuCheck } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { benefitHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { listOf } from '@/lib/number-words';
import { paths } from '@/site/paths';
import { plansWith } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const answers = [
  {
    say: 'Yes',
    text: 'It’s done in your name. Add a note, and the next recommendation takes it into account.',
  },
  { say: 'No', text: 'It doesn’t happen. One tap says why: wrong numbers, wrong time, or something else.' },
  { say: 'Show me', text: 'You see the data behind each reason and the three most similar cases.' },
] as const;

const limits = [
  { id: 'staff', text: 'Hiring, firing, grading, and pay' },
  { id: 'health', text: 'Diagnoses and doses' },
  { id: 'credit', text: 'Credit, insurance, and benefits for anyone by name' },
  { id: 'once', text: 'One-time decisions without comparable cases' },
];

export default function AiDecisionMakingPage() {
  return (
    <>
      <PageHero
        {...benefitHero('ai-decision-making')}
        layout="wide"
        aside={<DecisionRecord />}
        lead="See what to do next, why, and how sure we are. You make the call, and every decision is on record."
      >
        <ButtonLink to="#answers">See how you decide</ButtonLink>
        <ButtonLink to="#accuracy" variant="secondary">
          See how accurate it is
        </ButtonLink>
      </PageHero>

      <Section
        id="answers"
        tone="sunken"
        title="You decide with one tap"
        lead="For the decision you make every week: stock, shifts, refunds, or prices. There’s no “always yes” button. Until you answer, nothing happens."
      >
        <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {answers.map(({ say, text }) => (
            <div key={say}>
              <dt className="text-h3 text-accent-fg">{say}</dt>
              <dd className="mt-3 text-fg-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section
        id="accuracy"
        layout="halves"
        title="Know how often we’re right"
        lead={
          <>
            <p>
              Recommendations with a confidence of 0.78 should be right 78 times out of 100. Each month, you
              see the predictions next to what happened.
            </p>
            <p>
              When a range is overconfident, like the last row here, its recommendations carry a warning from
              then on.
            </p>
          </>
        }
      >
        <Calibration />
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="Decisions we leave entirely to you"
        lead="Recommendations suit decisions that come up every week and can be undone. These don’t, so they get none."
      >
        <MarkedList mark="no" items={limits} className="text-lg" />
      </Section>

      <RelatedPages
        title="Where the evidence comes from"
        items={[
          { page: 'analytics', why: 'The numbers behind each recommendation.' },
          { page: 'sentiment-analysis', why: 'How customers feel about your last decision.' },
          { page: 'customization', why: 'Your limits: how much, how often and who approves.' },
        ]}
      />

      <NextStep
        tone="accent"
        plan="pro"
        title="Bring a decision you make every week"
        text={`Recommendations use live analytics, which ${listOf(plansWith('analytics'))} include. A model for your own decision is custom work from ${facts.customProjectsFrom}, at a fixed price per milestone.`}
      >
        <TextLink to={paths.services}>See all services</TextLink>
      </NextStep>
    </>
  );
}

/** Ranges of confidence, with the share that would be right if it were exact, and the share that was, in percent. */
const ranges = [
  { range: '0.5 to 0.6', cases: 112, predicted: 55, right: 57 },
  { range: '0.6 to 0.7', cases: 140, predicted: 65, right: 66 },
  { range: '0.7 to 0.8', cases: 131, predicted: 75, right: 75 },
  { range: '0.8 to 0.9', cases: 88, predicted: 85, right: 83 },
  { range: 'Above 0.9', cases: 35, predicted: 95, right: 86 },
] as const;
const TOLERANCE = 5;

/** What was right at each level of confidence, next to what was predicted. */
function Calibration() {
  return (
    <SampleFigure
      label="Six months of recommendations"
      note="The line in each bar is the prediction. A bar that ends well before the line was overconfident."
    >
      <dl className="grid gap-5">
        {ranges.map(({ range, cases, predicted, right }) => {
          const isOverconfident = predicted - right > TOLERANCE;
          return (
            <div key={range} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
              <dt className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-mono">{range}</span>
                <span className="text-sm text-fg-muted">{`${cases} cases`}</span>
              </dt>
              <dd className={classNames('font-mono', isOverconfident && 'text-warn')}>
                {`${right}% right`}
                {isOverconfident && <span className="sr-only">, overconfident</span>}
              </dd>
              <dd aria-hidden className="relative col-span-full h-3 rounded-sm bg-surface-2">
                <span
                  className={classNames(
                    'absolute inset-y-0 start-0 rounded-sm',
                    isOverconfident ? 'bg-warn' : 'bg-accent/70',
                  )}
                  style={{ inlineSize: `${right}%` }}
                />
                <span
                  className="absolute -inset-y-1 w-0.5 bg-fg"
                  style={{ insetInlineStart: `${predicted}%` }}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </SampleFigure>
  );
}

/** In hundredths. They add up to the confidence. */
const reasons = [
  { weight: 41, text: 'Sold out on the last three Fridays before a holiday.' },
  { weight: 30, text: 'Fridays sell more than other days.' },
  { weight: 22, text: 'Forecast: dry and warm.' },
  { weight: 9, text: 'The school next door is holding its fair.' },
  { weight: -18, text: 'Strawberries cost 30% more than last week.' },
  { weight: -6, text: 'Two of the last five fairs were rained out.' },
] as const;

const confidence = reasons.reduce((sum, { weight }) => sum + weight, 0);
const heaviest = Math.max(...reasons.map(({ weight }) => Math.abs(weight)));

/** Who did what with the recommendation, in order. */
const log = [
  { at: 'Wed 3:00 PM', who: 'AI', text: 'Recommends 90 instead of the usual 60.' },
  { at: 'Wed 3:04 PM', who: 'Grete, owner', text: 'Yes. “Buy the berries from Hall’s.”' },
  { at: 'Sat 9:00 AM', who: 'Outcome', text: '86 sold, 4 left: 26 more than the usual 60.' },
] as const;

/** One decision of a bakery: the recommendation, its reasons on a scale, the answer and what came of it. */
function DecisionRecord() {
  return (
    <SampleFigure
      label="Decision 118: strawberry tarts for Friday"
      className="grid p-0! *:min-w-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col gap-8 border-b border-border p-5 sm:p-8 lg:border-e lg:border-b-0">
        <div>
          <p className="text-sm text-fg-muted">Recommendation</p>
          <p className="mt-2 text-h2 font-semibold">Bake 90 instead of 60</p>
        </div>
        <div>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-sm text-fg-muted">Confidence</span>
            <span className="font-mono text-h3">{hundredths(confidence)}</span>
          </p>
          <Scale value={confidence} />
        </div>
        <p className="mt-auto flex items-center gap-3 rounded-input bg-mint-soft px-4 py-3 font-medium text-mint">
          <LuCheck aria-hidden className="size-5 shrink-0" />
          <span>Approved by Grete in four minutes</span>
        </p>
      </div>
      <div className="p-5 sm:p-8">
        <p aria-hidden className="grid grid-cols-2 text-sm text-fg-muted max-sm:hidden sm:ms-[52%]">
          <span className="pe-3 text-end">Against</span>
          <span className="border-s border-border-strong ps-3">For</span>
        </p>
        <ul>
          {reasons.map(({ weight, text }) => (
            <Reason key={text} weight={weight} text={text} />
          ))}
        </ul>
      </div>
      <ol className="grid border-t border-border bg-bg lg:col-span-2 lg:grid-cols-3">
        {log.map(({ at, who, text }) => (
          <li
            key={at}
            className="border-b border-border p-5 last:border-b-0 sm:px-8 lg:border-e lg:border-b-0 lg:last:border-e-0"
          >
            <p className="flex justify-between gap-4 text-sm">
              <span className="font-medium">{who}</span>
              <span className="font-mono text-xs/5.5 text-fg-muted">{at}</span>
            </p>
            <p className="mt-1 text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </SampleFigure>
  );
}

function Reason({ weight, text }: { weight: number; text: string }) {
  const isFor = weight > 0;
  const share = `${(Math.abs(weight) / heaviest) * 100}%`;
  return (
    <li className="grid gap-y-2 border-b border-border py-3 last:border-b-0 sm:grid-cols-[52%_1fr] sm:items-center">
      <span className="flex justify-between gap-4 sm:pe-6">
        <span>{text}</span>
        <span className={`font-mono ${isFor ? 'text-mint' : 'text-danger'}`}>
          {`${isFor ? '+' : '−'}${hundredths(Math.abs(weight))}`}
        </span>
      </span>
      <span aria-hidden className="grid grid-cols-[1fr_2fr] sm:grid-cols-2">
        <span className="flex h-4 justify-end sm:h-7">
          {!isFor && <span className="rounded-s-sm bg-danger" style={{ inlineSize: share }} />}
        </span>
        <span className="flex h-4 border-s border-border-strong sm:h-7">
          {isFor && <span className="rounded-e-sm bg-mint" style={{ inlineSize: share }} />}
        </span>
      </span>
    </li>
  );
}

/** Ten steps from 0 to 1 with the value marked. */
function Scale({ value }: { value: number }) {
  return (
    <div aria-hidden className="mt-3">
      <div className="relative flex h-7 items-end justify-between">
        {Array.from({ length: 51 }, (_, step) => (
          <span
            key={step}
            className={`w-px ${step % 5 === 0 ? 'h-5' : 'h-3'} ${step * 2 <= value ? 'bg-accent' : 'bg-border-strong/60'}`}
          />
        ))}
        <span
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-accent rtl:translate-x-1/2"
          style={{ insetInlineStart: `${value}%` }}
        />
      </div>
      <p className="mt-2 flex justify-between font-mono text-xs text-fg-muted">
        <span>0</span>
        <span>0.5</span>
        <span>1</span>
      </p>
    </div>
  );
}

function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}
