import { RelatedPages } from '@/pages/shared/related-pages';
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
      <RelatedPages
        title="Read on, in any language"
        items={[
          { page: 'chatbot', why: 'The most common place for a translated sentence to appear.' },
          {
            page: 'speech-recognition',
            why: 'Spoken words become text first; then they can change language.',
          },
          { page: 'customization', why: 'Your glossary is one of many rules that you can set yourself.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
