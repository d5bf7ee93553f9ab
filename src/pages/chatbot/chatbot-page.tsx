import { RelatedPages } from '@/pages/shared/related-pages';
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
      <RelatedPages
        title="Goes well with"
        items={[
          { page: 'translation', why: 'The same chatbot, in the language the customer writes in.' },
          { page: 'sentiment-analysis', why: 'Hear the tone of a conversation before it turns.' },
          { page: 'support', why: 'Who picks up when the chatbot hands over, and when.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
