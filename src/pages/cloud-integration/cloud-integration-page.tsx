import { RelatedPages } from '@/pages/shared/related-pages';
import { AccessSection } from './access-section';
import { FlowSection } from './flow-section';
import { LeavingSection } from './leaving-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { PlugsSection } from './plugs-section';
import { TrySection } from './try-section';

export default function CloudIntegrationPage() {
  return (
    <>
      <OverviewSection />
      <TrySection />
      <FlowSection />
      <PlugsSection />
      <AccessSection />
      <LeavingSection />
      <RelatedPages
        title="Before you sign off"
        items={[
          { page: 'security', why: 'Which promises hold, and how you can check each yourself.' },
          { page: 'scalability', why: 'What happens to the queue when everybody writes at once.' },
          {
            page: 'speech-recognition',
            why: 'The feature that fills storage fastest, and how to keep it small.',
          },
        ]}
      />
      <NextStepSection />
    </>
  );
}
