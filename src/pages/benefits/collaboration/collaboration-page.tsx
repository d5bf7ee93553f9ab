import { RelatedTopics } from '@/pages/shared/related-topics';
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
      <RelatedTopics
        title="Others at the table"
        items={[
          { topic: 'support', why: 'The hours of the people on our side of it.' },
          { topic: 'translation', why: 'Two colleagues, two languages, one thread.' },
          { topic: 'ai-decision-making', why: 'When a thread ends with a yes or a no.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
