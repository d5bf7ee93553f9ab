import { featureHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedPages } from '@/pages/shared/related-pages';
import { facts } from '@/site/facts';
import { listOf } from '@/site/number-words';
import { paths } from '@/site/paths';
import { plansWith } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { AiDecisionMakingIllustration } from '@/ui/illustrations/ai-decision-making';
import { MarkedList } from '@/ui/marked-list';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

/** The weights add up to the confidence of 0.78. */
const reasonsFor = [
  { weight: '+0.41', text: 'Sold out on the last three Fridays before a holiday.' },
  { weight: '+0.30', text: 'Fridays sell more than other days.' },
  { weight: '+0.22', text: 'Forecast: dry, 75°F.' },
  { weight: '+0.09', text: 'The school next door has its fair.' },
] as const;

const reasonsAgainst = [
  { weight: '−0.18', text: 'Strawberries cost 30% more than last week.' },
  { weight: '−0.06', text: 'Two of the last five fairs were rained out.' },
] as const;

const answers = [
  { say: 'Yes', text: 'It happens under your name. Add a note, and the next recommendation considers it.' },
  { say: 'No', text: 'It does not happen. One tap says why: wrong numbers, wrong time or another reason.' },
  { say: 'Show me', text: 'You see the data behind each reason and the three most similar cases.' },
] as const;

const limits = [
  { id: 'staff', text: 'Hiring, firing, grading and paying people.' },
  { id: 'health', text: 'Diagnoses and doses.' },
  { id: 'credit', text: 'Credit, insurance and benefits for a named person.' },
  { id: 'once', text: 'One-time decisions without comparable cases.' },
];

export default function AiDecisionMakingPage() {
  return (
    <>
      <PageHero
        {...featureHero('ai-decision-making')}
        figure={<AiDecisionMakingIllustration />}
        lead="Get recommendations with reasons for and against and a confidence score. A person makes every decision, and both are on record."
      >
        <ButtonLink to="#record">See a recommendation</ButtonLink>
        <ButtonLink to="#accuracy" variant="secondary">
          See how accurate it is
        </ButtonLink>
      </PageHero>

      <Section
        id="record"
        tone="sunken"
        eyebrow="Example"
        title="How many strawberry tarts for Friday?"
        lead="For managers who make the same decision every week: stock, shifts, refunds, prices. Each recommendation looks like this one from a bakery."
      >
        <SampleFigure
          label="Wednesday, 3 PM"
          note="Outcome, added on Saturday: 86 sold, 4 left. That is 26 more than with the usual 60."
          className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12"
        >
          <dl className="flex flex-col gap-6">
            <div>
              <dt className="text-sm text-fg-muted">Recommendation</dt>
              <dd className="mt-1 text-h3 font-semibold">Bake 90 instead of 60</dd>
            </div>
            <div>
              <dt className="text-sm text-fg-muted">Confidence</dt>
              <dd className="mt-1 font-mono text-h4">0.78</dd>
            </div>
            <div>
              <dt className="text-sm text-fg-muted">Decision</dt>
              <dd className="mt-1">Yes, by Grete, 3:04 PM: “Buy the berries from Hall’s.”</dd>
            </div>
          </dl>
          <div className="grid gap-6 sm:grid-cols-2">
            <Reasons title="For" look="text-mint" reasons={reasonsFor} />
            <Reasons title="Against" look="text-danger" reasons={reasonsAgainst} />
          </div>
        </SampleFigure>
      </Section>

      <Section
        id="answers"
        title="You decide with one tap"
        lead="There is no “always yes” button. Without an answer from you, nothing happens."
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
        tone="sunken"
        layout="halves"
        eyebrow="Proof"
        title="A monthly check of every prediction"
        lead={
          <>
            <p>
              A confidence of 0.78 should be right 78 times out of 100. Each month you see the predictions
              next to what happened.
            </p>
            <p>
              When a range is overconfident, like the last row here, its recommendations carry a warning from
              then on.
            </p>
          </>
        }
      >
        <SampleFigure label="Six months of recommendations">
          <DataTable
            numeric
            caption="Confidence, number of recommendations and share that was right"
            columns={['Confidence', 'Cases', 'Right']}
            rows={[
              ['0.5 to 0.6', '112', '57%'],
              ['0.6 to 0.7', '140', '66%'],
              ['0.7 to 0.8', '131', '75%'],
              ['0.8 to 0.9', '88', '83%'],
              ['Above 0.9', '35', '86%'],
            ]}
          />
        </SampleFigure>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="Decisions that stay entirely with people"
        lead="It helps with decisions that come up every week and can be corrected. It does not handle these."
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
        plan="enterprise"
        title="Bring a decision you make every week"
        text={`Recommendations use live analytics, which ${listOf(plansWith('analytics'))} include. A model for your own decision is custom work from ${facts.customProjectsFrom}, at a fixed price per milestone.`}
      >
        <TextLink to={paths.services} className="text-current decoration-current/50">
          See all services
        </TextLink>
      </NextStep>
    </>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly look: string;
  readonly reasons: readonly { readonly weight: string; readonly text: string }[];
}

function Reasons({ title, look, reasons }: ReasonsProps) {
  return (
    <div>
      <h3 className="border-b border-border pb-2 font-semibold">{title}</h3>
      <ul>
        {reasons.map(({ weight, text }) => (
          <li
            key={text}
            className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-b border-border py-3 last:border-b-0"
          >
            <span className={`font-mono text-sm/6.5 ${look}`}>{weight}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
