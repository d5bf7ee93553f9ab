import { RelatedTopics } from '@/pages/shared/related-topics';
import { BeforeAfterSection } from './before-after-section';
import { GlossarySection } from './glossary-section';
import { JourneySection } from './journey-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { TrySection } from './try-section';
import { WhereNotSection } from './where-not-section';

export default function TranslationPage() {
  return (
    <>
      <OverviewSection />
      <TrySection />
      <BeforeAfterSection />
      <JourneySection />
      <GlossarySection />
      <WhereNotSection />
      <RelatedTopics
        title="Read on, in any language"
        items={[
          { topic: 'chatbot', why: 'The most common place for a translated sentence to appear.' },
          {
            topic: 'speech-recognition',
            why: 'Spoken words become text first; then they can change language.',
          },
          { topic: 'customization', why: 'Your glossary is one of many rules that you can set yourself.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
