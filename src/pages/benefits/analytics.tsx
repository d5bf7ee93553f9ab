import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { SkyChart } from './sky-chart';

/** Questions a week at a help desk, and how many had no answer. The first, worst, and last week are marked. */
const weeks = [
  { week: '7/27', questions: 310, open: 118, isMarked: true },
  { week: '8/3', questions: 342, open: 121 },
  { week: '8/10', questions: 327, open: 104 },
  { week: '8/17', questions: 398, open: 163, isMarked: true },
  { week: '8/24', questions: 405, open: 149 },
  { week: '8/31', questions: 391, open: 96 },
  { week: '9/7', questions: 412, open: 71 },
  { week: '9/14', questions: 420, open: 64, isMarked: true },
] as const;
const HIGHEST = Math.max(...weeks.map(({ questions }) => questions));

const marks = weeks.flatMap((week, column) =>
  'isMarked' in week ? { column, share: week.open / HIGHEST, value: String(week.open), name: week.week } : [],
);

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
  'Who your best employee is: no report covers fewer than five people',
  'Why two numbers moved together',
  'Trends from fewer than 20 conversations',
];

export default function AnalyticsPage() {
  return (
    <>
      <PageHero
        {...benefitHero('analytics')}
        layout="figure"
        headline="Know what to fix first"
        aside={
          <SkyChart
            label="A utility’s help desk: questions per week, and how many went unanswered"
            meaning="Questions a week rise from 310 to 420. Unanswered ones rise from 118 to 163 in the fourth week, then fall to 64 in the eighth."
            series={[
              { look: 'back', name: 'asked', shares: weeks.map(({ questions }) => questions / HIGHEST) },
              { look: 'front', name: 'unanswered', shares: weeks.map(({ open }) => open / HIGHEST) },
            ]}
            marks={marks}
            note="In the week of August 24, the team rewrote its page about invoices."
          />
        }
        lead="See what customers ask, which answers fail, and the conversations behind both."
        links={[{ label: 'See what you can ask', to: '#questions' }]}
      />

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

      <NextStep scene="help" plan="pro" title="Find the topics that cost you the most time" />
    </>
  );
}
