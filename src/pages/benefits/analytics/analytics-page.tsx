import { RelatedPages } from '@/pages/shared/related-pages';
import { AnatomySection } from './anatomy-section';
import { BoundsSection } from './bounds-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { QuestionsSection } from './questions-section';

export default function AnalyticsPage() {
  return (
    <>
      <OverviewSection />
      <QuestionsSection />
      <AnatomySection />
      <BoundsSection />
      <RelatedPages
        title="Figures that feed it"
        items={[
          {
            page: 'sentiment-analysis',
            why: 'Adds a tone to each subject, so that “many” and “angry” can be told apart.',
          },
          { page: 'ai-decision-making', why: 'From a figure to a proposal with reasons.' },
          { page: 'collaboration', why: 'Who took over, how long it lay, and who is drowning.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
