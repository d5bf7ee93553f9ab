import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedTopics } from '@/pages/shared/related-topics';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { BeforeAfterSection } from './before-after-section';
import { GlossarySection } from './glossary-section';
import { JourneySection } from './journey-section';
import { SpecimenFigure } from './specimen-figure';
import { WhereNotSection } from './where-not-section';

export default function TranslationPage() {
  return (
    <>
      <DetailHero
        topic="translation"
        from="features"
        layout="wide"
        lead="Your customer writes in Portuguese, your colleague reads in English, and each sees only their own language."
        figure={<SpecimenFigure />}
      >
        <ButtonLink to="#try">Compare two translations</ButtonLink>
      </DetailHero>
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
      <NextStep
        tone="quiet"
        plan="pro"
        title="Twenty languages come with one plan"
        text="Tell us which languages your customers write in. We reply with a sample of your own help page in each of them."
        action="Ask about Pro"
      >
        <TextLink to={paths.pricing}>Compare the plans</TextLink>
      </NextStep>
    </>
  );
}
