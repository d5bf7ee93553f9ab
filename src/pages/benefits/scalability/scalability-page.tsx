import { RelatedTopics } from '@/pages/shared/related-topics';
import { NextStepSection } from './next-step-section';
import { OrderSection } from './order-section';
import { OverviewSection } from './overview-section';
import { PlanAheadSection } from './plan-ahead-section';
import { SizesSection } from './sizes-section';

export default function ScalabilityPage() {
  return (
    <>
      <OverviewSection />
      <SizesSection />
      <OrderSection />
      <PlanAheadSection />
      <RelatedTopics
        title="Growing pains, elsewhere"
        items={[
          { topic: 'performance', why: 'Why the first word takes 0.8 seconds, and what to do about 6.' },
          { topic: 'cloud-integration', why: 'Big days make big files. Decide where they go.' },
          { topic: 'ai-solutions', why: 'A smaller model is the cheapest way to double capacity.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
