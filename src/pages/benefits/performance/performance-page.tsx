import { RelatedTopics } from '@/pages/shared/related-topics';
import { BudgetSection } from './budget-section';
import { ChangesSection } from './changes-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { SlowOnPurposeSection } from './slow-on-purpose-section';

export default function PerformancePage() {
  return (
    <>
      <OverviewSection />
      <BudgetSection />
      <ChangesSection />
      <SlowOnPurposeSection />
      <RelatedTopics
        title="Fast, and then?"
        items={[
          { topic: 'scalability', why: 'Staying quick when the whole town writes at once.' },
          {
            topic: 'ai-solutions',
            why: 'The smallest model that passes is also the one with the shortest wait.',
          },
          { topic: 'analytics', why: 'Your own waiting times, by hour and by page.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
