import { BenefitsSection } from '@/pages/shared/benefits-section';
import { FeatureTilesSection } from '@/pages/shared/feature-tiles-section';
import { NextStep } from '@/pages/shared/next-step';
import { PageIntro } from '@/pages/shared/page-intro';
import { FraudSection } from './fraud-section';
import { JobsSection } from './jobs-section';
import { SecuritySection } from './security-section';

export default function FeaturesPage() {
  return (
    <>
      <PageIntro
        name="Features"
        title="What it does, and why it holds"
        lead="Six features to look into one by one, nine reasons to choose them, and how we keep out those who should not be in."
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
