import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const answers = [
  { term: 'Yes', text: 'It’s done in your name.' },
  { term: 'No', text: 'It doesn’t happen. Tap once more to tell us why.' },
  { term: 'Show me', text: 'You see the data behind each reason.' },
] as const;

export default function AiDecisionMakingPage() {
  return (
    <>
      <PageHero
        {...benefitHero('ai-decision-making')}
        layout="figure"
        headline="Know what to do next, and why"
        aside={<DecisionRecord />}
        lead="Each recommendation names its reasons and how sure we are. You make the call, on the record."
        links={[{ label: 'See how you decide', to: '#answers' }]}
      />

      <Section
        id="answers"
        title="You decide with one tap"
        lead="Nothing happens until you answer. Each month, you see what we recommended next to what happened."
      >
        <DefinitionRows layout="rail" items={answers} />
      </Section>

      <NextStep scene="chatbot" plan="pro" title="Recommendations come with live analytics" />
    </>
  );
}

/** In percent. They add up to how sure we are. */
const reasons = [
  { weight: 46, text: 'Sold out before every holiday for two years.' },
  { weight: 30, text: 'Twelve customers asked in chat when the stools would be back in stock.' },
  { weight: 25, text: 'Fridays sell more than other days.' },
  { weight: -18, text: 'The supplier charges 8% more this month.' },
] as const;

const confidence = reasons.reduce((sum, { weight }) => sum + weight, 0);

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
      look="open"
      label="Decision 118: oak stools for the holiday weekend"
      className="grid gap-x-16 gap-y-8 pb-12 *:min-w-0 sm:pb-16 lg:grid-cols-[2fr_3fr] lg:items-end"
    >
      <div>
        <p className="text-fg-muted">Recommendation</p>
        <p className="mt-1 text-h2 font-semibold text-balance">Order 90 instead of 60</p>
        <p className="mt-6 text-fg-muted">How sure we are</p>
        <p className="text-display font-semibold text-sun">{`${confidence}%`}</p>
      </div>
      <ul className="text-lg">
        {reasons.map(({ weight, text }) => (
          <Reason key={text} weight={weight} text={text} />
        ))}
      </ul>
      <ol className="grid gap-6 border-t border-border pt-6 lg:col-span-full lg:grid-cols-3 lg:gap-16">
        {log.map(({ at, who, text }) => (
          <li key={at}>
            <p className="text-sm text-fg-muted">{at}</p>
            <p className="mt-1 text-lg">
              <span className="font-semibold">{`${who}: `}</span>
              <span className="text-fg-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </SampleFigure>
  );
}

/** A bar that grows to the right of the zero line for the recommendation, and to the left against it. */
function Reason({ weight, text }: { weight: number; text: string }) {
  const isFor = weight > 0;
  const value = <span>{`${isFor ? '+' : '−'}${Math.abs(weight)}`}</span>;
  return (
    <li className="grid items-center sm:grid-cols-[1fr_18rem] sm:gap-x-6">
      <span className="pt-3 pb-1 sm:pb-3">
        <span className="sr-only">{isFor ? 'For: ' : 'Against: '}</span>
        <span>{text}</span>
      </span>
      {/* The columns are as wide as 36 and 64 points. */}
      <span className="grid h-8 grid-cols-[36%_64%] text-base sm:h-full">
        <span className="flex items-center justify-end gap-2 border-e border-border-strong">
          {!isFor && value}
          {!isFor && <Bar share={-weight / 36} className="rounded-s-sm bg-danger" />}
        </span>
        <span className="flex items-center gap-2">
          {isFor && <Bar share={weight / 64} className="rounded-e-sm bg-mint" />}
          {isFor && value}
        </span>
      </span>
    </li>
  );
}

function Bar({ share, className }: { share: number; className: string }) {
  return <span className={`h-6 sm:h-8 ${className}`} style={{ inlineSize: `${100 * share}%` }} />;
}
