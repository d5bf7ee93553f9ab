import { JumpList } from '@/ui/jump-list';
import { NextStep } from '@/pages/shared/next-step';
import { PageHero } from '@/ui/page-hero';
import { PromiseSection } from './promise-section';
import { ServicesSection } from './services-section';
import { SolutionsSection } from './solutions-section';
import { TermsSection } from './terms-section';

const places = [
  { href: '#ai-services', label: 'AI services', count: 9 },
  { href: '#ai-solutions', label: 'AI solutions', count: 9 },
  { href: '#terms', label: 'Terms of Service', count: 6 },
] as const;

export default function ServicesPage() {
  return (
    <>
      <PageHero
        name="Services"
        title="AI work, done with you and kept running"
        lead="Nine services that we build and run, and nine solutions that put them to work in one line of business."
        aside={<JumpList places={places} />}
      />
      <ServicesSection />
      <PromiseSection />
      <SolutionsSection />
      <NextStep
        tone="accent"
        title="Not sure which of the eighteen?"
        text="Describe the problem instead. We name the service, what it costs and what could go wrong with it."
        action="Describe a problem"
      />
      <TermsSection />
    </>
  );
}
