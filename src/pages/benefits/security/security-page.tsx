import { RelatedTopics } from '@/pages/shared/related-topics';
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
      <RelatedTopics
        title="Also for the cautious"
        items={[
          { topic: 'data-privacy', why: 'What this website itself collects, which is little.' },
          { topic: 'cloud-integration', why: 'Keep the records under your own roof and your own key.' },
          { topic: 'support', why: 'Whom to wake at three in the morning, and how.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
