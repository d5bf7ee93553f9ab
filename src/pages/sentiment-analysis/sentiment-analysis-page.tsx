import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedTopics } from '@/pages/shared/related-topics';
import { ButtonLink } from '@/ui/button';
import { SentimentAnalysisIllustration } from '@/ui/illustrations/sentiment-analysis';
import { TextLink } from '@/ui/text-link';
import { AnnotatedReviewSection } from './annotated-review-section';
import { MistakesSection } from './mistakes-section';
import { ScaleSection } from './scale-section';
import { WeekSection } from './week-section';

export default function SentimentAnalysisPage() {
  return (
    <>
      <DetailHero
        topic="sentiment-analysis"
        from="features"
        layout="mirrored"
        lead="Reads every review, chat and survey for tone and subject, so that the third complaint about the zip is noticed before the thirtieth."
        figure={<SentimentAnalysisIllustration />}
      >
        <ButtonLink to="#try">See a review taken apart</ButtonLink>
        <ButtonLink to={paths.benefits.analytics} variant="secondary">
          From tone to figures
        </ButtonLink>
      </DetailHero>
      <AnnotatedReviewSection />
      <ScaleSection />
      <WeekSection />
      <MistakesSection />
      <RelatedTopics
        title="Where tone leads"
        items={[
          { topic: 'analytics', why: 'Put the mood beside waiting times, returns and cost.' },
          { topic: 'chatbot', why: 'An annoyed customer can skip the queue for a person.' },
          { topic: 'data-privacy', why: 'What is kept of a message once its tone is known.' },
        ]}
      />
      <NextStep
        tone="quiet"
        plan="basic"
        title="Send a hundred reviews, get a page back"
        text="A weekly report by e-mail is part of the smallest plan: five subjects, their tone, and the sentences behind each."
        action="Ask for a sample report"
      >
        <TextLink to={paths.offer}>Ten per cent off this week?</TextLink>
      </NextStep>
    </>
  );
}
