import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { ButtonLink } from '@/ui/button';
import { MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { Dashboard } from './dashboard';

const questions = [
  {
    ask: 'What do customers ask that we have no page for?',
    answer: 'Eleven topics. “Moving with solar panels” alone came up 23 times in eight weeks.',
  },
  {
    ask: 'Which page do people read before they call?',
    answer: 'Rates page, paragraph four.',
  },
] as const;

const limits = [
  { id: 'ranking', text: 'Who your best employee is: no report covers fewer than five people' },
  { id: 'causes', text: 'Why two numbers moved together' },
  { id: 'small', text: 'Trends from fewer than 30 conversations a week' },
];

export default function AnalyticsPage() {
  return (
    <>
      <PageHero
        {...benefitHero('analytics')}
        layout="over"
        headline="Know what to fix first"
        aside={<Dashboard />}
        lead="See what customers ask, which answers fail, and the conversations behind both."
      >
        <ButtonLink to="#questions" size="lg" variant="secondary">
          See what you can ask
        </ButtonLink>
      </PageHero>

      <Section
        id="questions"
        tone="night"
        title="Ask in plain English"
        lead="Every answer opens the conversations behind it."
      >
        <SampleFigure look="open" label="Questions to the dashboard" className="py-0!">
          <dl className="divide-y divide-border">
            {questions.map(({ ask, answer }) => (
              <div key={ask} className="grid gap-x-12 gap-y-2 py-6 lg:grid-cols-2 lg:items-baseline">
                <dt className="text-h3 text-balance text-mood-ink">{ask}</dt>
                <dd className="max-w-measure text-xl">{answer}</dd>
              </div>
            ))}
          </dl>
        </SampleFigure>
      </Section>

      <Section id="limits" layout="beside" title="What it won’t pretend to know">
        <MarkedList mark="no" items={limits} className="sm:grid-cols-2 sm:gap-x-10" />
      </Section>

      <NextStep plan="pro" title="Find the ten topics that cost you the most time" />
    </>
  );
}
