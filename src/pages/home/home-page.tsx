import { PricingSection } from '@/features/offer';
import { BenefitsSection } from '@/pages/shared/benefits-section';
import { FaqSection } from '@/pages/shared/faq-section';
import { FeatureTilesSection } from '@/pages/shared/feature-tiles-section';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { ConversationSection } from './conversation-section';
import { FirstMonthSection } from './first-month-section';
import { HeroSection } from './hero-section';

export default function HomePage() {
  return (
    <>
      <title>{`Home · ${brand.name}`}</title>
      <meta name="description" content={brand.description} />
      <HeroSection />
      <FeatureTilesSection />
      <ConversationSection />
      <BenefitsSection />
      <TeamSection />
      <FirstMonthSection />
      <PricingSection />
      <TestimonialsSection />
      <FaqSection />
      <NextStep
        tone="accent"
        title="Bring one job that takes too long"
        text="Tell us about it in a few lines. A person answers within one working day, with a yes, a no or a question."
        action="Write to us"
        to={paths.contact}
      />
    </>
  );
}
