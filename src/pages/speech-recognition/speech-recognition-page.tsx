import { RelatedTopics } from '@/pages/shared/related-topics';
import { CaptionsSection } from './captions-section';
import { ConditionsSection } from './conditions-section';
import { NextStepSection } from './next-step-section';
import { OverviewSection } from './overview-section';
import { ReadersSection } from './readers-section';
import { RecordingSection } from './recording-section';
import { TrySection } from './try-section';

export default function SpeechRecognitionPage() {
  return (
    <>
      <OverviewSection />
      <TrySection />
      <ReadersSection />
      <CaptionsSection />
      <ConditionsSection />
      <RecordingSection />
      <RelatedTopics
        title="Once it is text"
        items={[
          {
            topic: 'translation',
            why: 'Captions in the listener’s language, two seconds behind the speaker.',
          },
          {
            topic: 'sentiment-analysis',
            why: 'Find the calls that went badly without listening to them all.',
          },
          { topic: 'cloud-integration', why: 'File each transcript next to the customer it belongs to.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
