import { FaqSection } from '@/pages/shared/faq-section';
import { NextStep } from '@/pages/shared/next-step';
import { PageHero } from '@/ui/page-hero';
import { FeatureCardsSection } from './feature-cards-section';

export default function FaqsPage() {
  return (
    <>
      <PageHero
        name="FAQ"
        title="Frequently asked questions"
        lead="What teams want to know before they start: what we do, how long it takes and what happens to their data."
      />
      <FeatureCardsSection />
      <FaqSection />
      <NextStep
        tone="accent"
        title="Is yours not among them?"
        text="Write to us in your own words. A person answers, Monday to Friday within one working day."
        action="Ask your question"
      />
    </>
  );
}
