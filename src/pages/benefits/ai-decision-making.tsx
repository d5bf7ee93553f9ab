import { LuCheck } from 'react-icons/lu';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { ButtonLink } from '@/ui/button';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const answers = [
  { say: 'Yes', text: 'It’s done in your name.' },
  { say: 'No', text: 'It doesn’t happen. Tap once more to tell us why.' },
  { say: 'Show me', text: 'You see the data behind each reason.' },
] as const;

export default function AiDecisionMakingPage() {
  return (
    <>
      <PageHero
        {...benefitHero('ai-decision-making')}
        layout="document"
        headline="Know what to do next, and why"
        aside={<DecisionRecord />}
        lead="Each recommendation names its reasons and how sure we are. You make the call, on the record."
      >
        <ButtonLink to="#answers" size="lg" variant="secondary">
          See how you decide
        </ButtonLink>
      </PageHero>

      <Section
        id="answers"
        title="You decide with one tap"
        lead="Nothing happens until you answer. Each month you see what we recommended next to what happened. If one type starts to miss, we flag it."
      >
        <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {answers.map(({ say, text }) => (
            <div key={say} className="border-t-2 border-mood-ink pt-5">
              <dt className="text-h1 font-semibold text-mood-ink">{say}</dt>
              <dd className="mt-3 text-fg-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <NextStep plan="pro" title="Recommendations come with live analytics" />
    </>
  );
}

/** In percent. They add up to how sure we are. */
const reasons = [
  { weight: 46, text: 'Sold out on every holiday weekend for two years.' },
  { weight: 30, text: 'Twelve customers asked in chat when they’ll be back.' },
  { weight: 25, text: 'Fridays sell more than other days.' },
  { weight: -18, text: 'The supplier charges 8% more this month.' },
] as const;

const confidence = reasons.reduce((sum, { weight }) => sum + weight, 0);
const heaviest = Math.max(...reasons.map(({ weight }) => Math.abs(weight)));

/** Who did what with the recommendation, in order. */
const log = [
  { at: 'May 4, 3:00 PM', who: 'AI', text: 'Recommends 90 instead of the usual 60.' },
  { at: 'May 4, 3:04 PM', who: 'Leah, owner', text: 'Yes. “Half of them in dark oak.”' },
  { at: 'May 26, 9:00 AM', who: 'Outcome', text: '86 sold, 4 left: 26 more than the usual 60.' },
] as const;

/** One decision of a store: the recommendation, its reasons on a scale, the answer and what came of it. */
function DecisionRecord() {
  return (
    <SampleFigure
      label="Decision 118: oak stools for the holiday weekend"
      className="grid p-0! *:min-w-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col gap-8 border-b border-border p-5 sm:p-8 lg:border-e lg:border-b-0">
        <div>
          <p className="text-sm text-fg-muted">Recommendation</p>
          <p className="mt-2 text-h2 font-semibold">Order 90 instead of 60</p>
        </div>
        <div>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-sm text-fg-muted">How sure we are</span>
            <span className="text-h3 font-semibold">{`${confidence}%`}</span>
          </p>
        </div>
        <p className="mt-auto flex items-center gap-3 rounded-control bg-mint-soft px-4 py-3 font-medium text-mint">
          <LuCheck aria-hidden className="size-5 shrink-0" />
          <span>Approved by Leah in four minutes</span>
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
      <span className="sm:pe-6">
        <span className="sr-only">{isFor ? 'For: ' : 'Against: '}</span>
        <span>{text}</span>
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
