import { paths } from '@/site/paths';
import { DetailHero } from '@/pages/shared/detail-hero';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedTopics } from '@/pages/shared/related-topics';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { CaptionsSection } from './captions-section';
import { ConditionsSection } from './conditions-section';
import { ReadersSection } from './readers-section';
import { RecordingSection } from './recording-section';

export default function SpeechRecognitionPage() {
  return (
    <>
      <DetailHero
        topic="speech-recognition"
        from="features"
        layout="wide"
        lead="Turns calls, meetings and voice notes into text you can read, search and correct, while people are still talking."
      >
        <ButtonLink to="#try">Read what it heard</ButtonLink>
        <ButtonLink to="#recording" variant="secondary">
          What happens to the sound
        </ButtonLink>
      </DetailHero>
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
      <NextStep
        tone="accent"
        plan="pro"
        title="Bring the worst recording you have"
        text="A noisy one tells you more than a demo. Describe it to us, and we agree on a way to send it and delete it afterwards."
        action="Describe your recording"
      >
        <TextLink to={paths.pricing} className="text-current">
          What else is in the plan
        </TextLink>
      </NextStep>
    </>
  );
}
