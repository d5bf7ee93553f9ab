import { NextStep } from '@/pages/shared/next-step';
import { PageHero } from '@/ui/page-hero';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { paths } from '@/site/paths';
import { AboutVision } from '@/ui/illustrations/about-vision';
import { AbilitiesSection } from './abilities-section';
import { ContactUsSection } from './contact-us-section';
import { OfferingSection } from './offering-section';
import { VisionSection } from './vision-section';

export default function AboutPage() {
  return (
    <>
      <PageHero
        name="About"
        title="Welcome to a company that explains its AI"
        lead="We set up chatbots, translation, sentiment analysis and speech recognition, stay to run them, and say in plain words what they can do."
        aside={<AboutVision />}
      />
      <VisionSection />
      <OfferingSection />
      <AbilitiesSection />
      <TeamSection />
      <ContactUsSection />
      <TestimonialsSection />
      <NextStep
        tone="accent"
        title="Are You Ready?"
        text="Pick the plan that fits. If none does, ask for one of your own; the first call costs nothing."
        action="See the plans"
        to={paths.pricing}
      />
    </>
  );
}
