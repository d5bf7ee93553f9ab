import { RelatedPages } from '@/pages/shared/related-pages';
import { BakeOffSection } from './bake-off-section';
import { MethodSection } from './method-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { RuleSection } from './rule-section';
import { TurnedDownSection } from './turned-down-section';

export default function AiSolutionsPage() {
  return (
    <>
      <OverviewSection />
      <BakeOffSection />
      <RuleSection />
      <MethodSection />
      <TurnedDownSection />
      <RelatedPages
        title="Solutions, one at a time"
        items={[
          { page: 'chatbot', why: 'Where most teams begin, because the result is visible in a week.' },
          { page: 'speech-recognition', why: 'A task where the largest model is seldom the right one.' },
          { page: 'performance', why: 'Small models are quicker. This is what that feels like.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
