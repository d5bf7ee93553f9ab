import { RelatedPages } from '@/pages/shared/related-pages';
import { DutiesSection } from './duties-section';
import { IncidentSection } from './incident-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { PromisesSection } from './promises-section';

export default function SecurityPage() {
  return (
    <>
      <OverviewSection />
      <PromisesSection />
      <IncidentSection />
      <DutiesSection />
      <RelatedPages
        title="Also for the cautious"
        items={[
          { page: 'data-privacy', why: 'What this website itself collects, which is little.' },
          { page: 'cloud-integration', why: 'Keep the records under your own roof and your own key.' },
          { page: 'support', why: 'Whom to wake at three in the morning, and how.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
