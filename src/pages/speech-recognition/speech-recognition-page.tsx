import { RelatedPages } from '@/pages/shared/related-pages';
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
      <RelatedPages
        title="Once it is text"
        items={[
          {
            page: 'translation',
            why: 'Captions in the listener’s language, two seconds behind the speaker.',
          },
          {
            page: 'sentiment-analysis',
            why: 'Find the calls that went badly without listening to them all.',
          },
          { page: 'cloud-integration', why: 'File each transcript next to the customer it belongs to.' },
        ]}
      />
      <NextStepSection />
    </>
  );
}
