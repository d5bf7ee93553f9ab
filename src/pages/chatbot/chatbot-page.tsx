import { RelatedTopics } from '@/pages/shared/related-topics';
import { ChannelsSection } from './channels-section';
import { FirstWeekSection } from './first-week-section';
import { HandoverSection } from './handover-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { TranscriptSection } from './transcript-section';
import { TrySection } from './try-section';

export default function ChatbotPage() {
  return (
    <>
      <OverviewSection />
      <TrySection />
      <TranscriptSection />
      <HandoverSection />
      <FirstWeekSection />
      <ChannelsSection />
      <RelatedTopics
        title="Goes well with"
        items={[
          { topic: 'translation', why: 'The same chatbot, in the language the customer writes in.' },
          { topic: 'sentiment-analysis', why: 'Hear the tone of a conversation before it turns.' },
          { topic: 'support', why: 'Who picks up when the chatbot hands over, and when.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
