import { RelatedPages } from '@/pages/shared/related-pages';
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
      <RelatedPages
        title="Growing pains, elsewhere"
        items={[
          { page: 'performance', why: 'Why the first word takes 0.8 seconds, and what to do about 6.' },
          { page: 'cloud-integration', why: 'Big days make big files. Decide where they go.' },
          { page: 'ai-solutions', why: 'A smaller model is the cheapest way to double capacity.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
