import { BenefitsSection } from '@/pages/shared/benefits-section';
import { FeatureTilesSection } from '@/pages/shared/feature-tiles-section';
import { JumpList } from '@/ui/jump-list';
import { NextStep } from '@/pages/shared/next-step';
import { PageHero } from '@/ui/page-hero';
import { FraudSection } from './fraud-section';
import { JobsSection } from './jobs-section';
import { SecuritySection } from './security-section';

const places = [
  { href: '#ai-web-app-features', label: 'AI Web App Features', count: 6 },
  { href: '#why-choose-us', label: 'Why Choose Us?', count: 9 },
  { href: '#security', label: 'Security', count: 4 },
  { href: '#fraud', label: 'Fraud detection', count: 3 },
] as const;

export default function FeaturesPage() {
  return (
    <>
      <PageHero
        name="Features"
        title="What it does, and why it holds"
        lead="Six features to look into one by one, nine reasons to choose them, and how we keep out those who should not be in."
        aside={<JumpList places={places} />}
      />
      <FeatureTilesSection />
      <JobsSection />
      <BenefitsSection />
      <SecuritySection />
      <FraudSection />
      <NextStep
        tone="accent"
        title="See it with your own questions"
        text="Send us ten real messages from last week. We show you, on a call, what each feature makes of them."
        action="Send ten messages"
      />
    </>
  );
}
