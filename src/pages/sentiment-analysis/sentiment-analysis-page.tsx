import { RelatedPages } from '@/pages/shared/related-pages';
import { AnnotatedReviewSection } from './annotated-review-section';
import { MistakesSection } from './mistakes-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { ScaleSection } from './scale-section';
import { TrySection } from './try-section';
import { WeekSection } from './week-section';

export default function SentimentAnalysisPage() {
  return (
    <>
      <OverviewSection />
      <TrySection />
      <AnnotatedReviewSection />
      <ScaleSection />
      <WeekSection />
      <MistakesSection />
      <RelatedPages
        title="Where tone leads"
        items={[
          { page: 'analytics', why: 'Put the mood beside waiting times, returns and cost.' },
          { page: 'chatbot', why: 'An annoyed customer can skip the queue for a person.' },
          { page: 'data-privacy', why: 'What is kept of a message once its tone is known.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
