import { Section } from '@/ui/section';
import { Timeline } from '@/ui/timeline';

const steps = [
  {
    time: 'Before',
    title: 'Everyone is told',
    text: 'A sentence at the start of the call, in your words. No consent, no recording: the call goes on without us.',
  },
  {
    time: '0 s',
    title: 'Sound in, text out',
    text: 'Sound is cut into short pieces, sent encrypted and turned into words piece by piece.',
  },
  {
    time: '+24 hours',
    title: 'The sound is gone',
    text: 'Kept for a day so that a doubtful word can be heard again. Set it to none, and it is never stored.',
  },
  {
    time: '+30 days',
    title: 'The text goes too',
    text: 'Unless you move it to a place of your own. You choose the number; thirty is where it starts.',
  },
];

export function RecordingSection() {
  return (
    <Section
      id="recording"
      layout="halves"
      title="A recording has a short life here"
      lead="Voices are personal. This is how long we hold on to one, from the first ring to the last copy."
    >
      <Timeline items={steps} />
    </Section>
  );
}
