import { PricingSection } from '@/features/offer';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { IntegrationStrip } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { liveStage } from '@/site/facts';
import { cheapestPlan } from '@/domain/plans';
import { monthlyPrice } from '@/domain/format';
import { EveningBand } from './evening-band';

/** The sections below the first screen of Home. */
export function HomeSections() {
  return (
    <>
      <FeatureTilesSection />
      <IntegrationStrip />
      <EveningBand />
      <PricingSection />
      <BenefitsSection />
      <TeamSection />
      <TestimonialsSection />
      <FaqSection />
      <NextStep
        tone="accent"
        hour={21}
        title="Which task takes too much of your time?"
        text={`Tell us in a few lines, and we’ll reply with a plan and a price. Plans start at ${monthlyPrice(cheapestPlan)}, and you’re live for every visitor in ${liveStage.when.toLowerCase()}.`}
        action="Tell us about it"
      />
    </>
  );
}
