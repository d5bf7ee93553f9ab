import { RelatedPages } from '@/pages/shared/related-pages';
import { HandoverNoteSection } from './handover-note-section';
import { HouseRulesSection } from './house-rules-section';
import { LanesSection } from './lanes-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';

export default function CollaborationPage() {
  return (
    <>
      <OverviewSection />
      <HandoverNoteSection />
      <LanesSection />
      <HouseRulesSection />
      <RelatedPages
        title="Others at the table"
        items={[
          { page: 'support', why: 'The hours of the people on our side of it.' },
          { page: 'translation', why: 'Two colleagues, two languages, one thread.' },
          { page: 'ai-decision-making', why: 'When a thread ends with a yes or a no.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
