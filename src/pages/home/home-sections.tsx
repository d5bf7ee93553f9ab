import { PricingSection } from '@/features/offer';
import { capitalize, inWords } from '@/lib/number-words';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { Scorecard } from '@/pages/shared/scorecard';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { features } from '@/site/features';

/** The sections below the first screen of Home. */
export function HomeSections() {
  return (
    <div className="home-sections">
      <FeatureTilesSection
        statement={`${capitalize(inWords(features.length))} features, each shown at work`}
      />
      <BenefitsSection />
      <TestimonialsSection>
        <Scorecard />
      </TestimonialsSection>
      <PricingSection />
      <TeamSection />
      <FaqSection tone="sunken" />
      <NextStep sunrise />
    </div>
  );
}
