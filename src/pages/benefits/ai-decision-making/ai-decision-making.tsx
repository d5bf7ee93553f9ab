import { featureHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { listOf } from '@/site/number-words';
import { paths } from '@/site/paths';
import { plansWith } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { Calibration } from './calibration';
import { DecisionRecord } from './decision-record';

const answers = [
  {
    say: 'Yes',
    text: 'It is done in your name. Add a note, and the next recommendation takes it into account.',
  },
  { say: 'No', text: 'It does not happen. One tap says why: wrong numbers, wrong time or another reason.' },
  { say: 'Show me', text: 'You see the data behind each reason and the three most similar cases.' },
] as const;

const limits = [
  { id: 'staff', text: 'Hiring, firing, grading and paying people' },
  { id: 'health', text: 'Diagnoses and doses' },
  { id: 'credit', text: 'Credit, insurance and benefits for a named person' },
  { id: 'once', text: 'One-time decisions without comparable cases' },
];

export default function AiDecisionMakingPage() {
  return (
    <>
      <PageHero
        {...featureHero('ai-decision-making')}
        layout="wide"
        aside={<DecisionRecord />}
        lead="Get recommendations with reasons for and against and a confidence score. A person makes every decision, and each one is recorded."
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
        lead="For managers who make the same decision every week: stock, shifts, refunds, prices. There is no “always yes” button. Without an answer from you, nothing happens."
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
        title="A monthly check of every prediction"
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
        title="Decisions that stay entirely with people"
        lead="Recommendations suit decisions that come up every week and can be corrected. The decisions listed here get none."
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
