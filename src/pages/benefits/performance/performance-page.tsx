import { RelatedPages } from '@/pages/shared/related-pages';
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
      <RelatedPages
        title="Fast, and then?"
        items={[
          { page: 'scalability', why: 'Staying quick when the whole town writes at once.' },
          {
            page: 'ai-solutions',
            why: 'The smallest model that passes is also the one with the shortest wait.',
          },
          { page: 'analytics', why: 'Your own waiting times, by hour and by page.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
