import { durationText, limitText } from '@/domain/format';
import { planOf } from '@/domain/plans';
import { tools } from '@/features/tools';
import { NextStep } from '@/pages/shared/next-step';
import { ToolHero } from '@/pages/shared/tool-hero';
import { facts } from '@/site/facts';
import { DefinitionRows } from '@/ui/lists';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { SampleCall } from './sample-call';

const pro = planOf('pro');

const conditions = [
  { where: 'Headset, quiet room', wrong: 4 },
  { where: 'Phone line', wrong: 8 },
  { where: 'Meeting room, six people', wrong: 12 },
  { where: 'Windy street', wrong: 21 },
] as const;

const recording = [
  {
    term: 'Before the call',
    text: 'Callers are asked for consent, in your words. If they say no, nothing is recorded.',
  },
  {
    term: 'During the call',
    text: 'Audio is streamed encrypted. Each word appears about a second after it’s spoken.',
  },
  {
    term: `${durationText(facts.audioKept)} later`,
    text: 'The audio is deleted. Until then, you can replay an underlined word. Or store no audio at all.',
  },
];

export default function SpeechRecognitionPage() {
  return (
    <>
      <ToolHero
        feature="speech-recognition"
        layout="document"
        headline="Speech to text that marks what it isn’t sure of"
        lead="Calls, meetings, and voice notes become text, with every uncertain word underlined. The live demo shows your browser’s own captions."
        tool={tools.speech}
      />

      <Section
        id="example"
        tone="night"
        title="Fifteen or fifty? The unsure word is underlined"
        lead="Dana asks, and writes down the right apartment. The word “gas” alerts the whole team."
      >
        <SampleFigure label="A call with two voices">
          <SampleCall />
        </SampleFigure>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="How accurate it is, from headset to windy street"
        lead="Strong dialects and rare languages add errors. We never identify anyone or judge feelings by voice."
      >
        <SampleFigure label="Wrong words per 100, in our test in English">
          <ul className="grid gap-6">
            {conditions.map(({ where, wrong }) => (
              <li key={where}>
                <div className="flex items-baseline justify-between gap-4">
                  <h3 className="font-medium">{where}</h3>
                  <p className="text-h4 font-semibold">{wrong}</p>
                </div>
                <div aria-hidden className="mt-2 flex h-4 overflow-hidden rounded-sm bg-fg/15">
                  <span className="bg-danger" style={{ inlineSize: `${wrong}%` }} />
                </div>
              </li>
            ))}
          </ul>
        </SampleFigure>
      </Section>

      <Section
        id="recording"
        tone="sunken"
        title={`Recordings are gone after ${durationText(facts.audioKept)}`}
      >
        <DefinitionRows layout="rail" items={recording} />
      </Section>

      <NextStep scene="support" plan={pro.id} title={`Speech to text, ${limitText(pro, 'speech')}`} />
    </>
  );
}
