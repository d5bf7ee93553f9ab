import { PricingSection } from '@/features/offer';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { liveStage } from '@/site/facts';
import { cheapestPlan } from '@/domain/plans';
import { monthlyPrice } from '@/domain/format';
import { ProofStrip } from './proof-strip';

/** The sections below the first screen of Home. */
export function HomeSections() {
  return (
    <div className="home-sections">
      <ProofStrip />
      <FeatureTilesSection />
      <TestimonialsSection />
      <PricingSection />
      <BenefitsSection />
      <TeamSection />
      <FaqSection tone="sunken" />
      <NextStep
        tone="dawn"
        title="Which task takes too much of your time?"
        text={`Tell us in a few lines, and we’ll reply with a plan and a price. Plans start at ${monthlyPrice(cheapestPlan)}, and you’re live in ${liveStage.when.toLowerCase()}.`}
      />
    </div>
  );
}
