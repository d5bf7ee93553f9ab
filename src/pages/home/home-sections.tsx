import { PricingSection } from '@/features/offer';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { FaqSection } from '@/pages/shared/faq-section';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { setUpStages } from '@/site/facts';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { Stages } from '@/ui/stages';
import { ProofSection } from './proof-section';

const [, , , everyone] = setUpStages;

/** The sections below the first screen of Home. */
export default function HomeSections() {
  return (
    <Stages name="home-sections" pending={<div data-pending className="min-h-svh" />}>
      <FeatureTilesSection />
      <ProofSection />
      <PricingSection />
      <BenefitsSection />
      <TeamSection />
      <TestimonialsSection />
      <FaqSection />
      <NextStep
        tone="accent"
        title="Which task takes too much of your time?"
        text={`Describe it in a few lines. We’ll reply with a plan and a price. On a managed plan, you are live for every visitor in ${everyone.when.toLowerCase()}. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Describe your task"
      />
    </Stages>
  );
}
