import { LuCpu, LuMic, LuQuote, LuScale } from 'react-icons/lu';
import { paths } from '@/site/paths';
import { Card, CardLink, IconTile } from '@/ui/card';
import { Section, SectionHeader } from '@/ui/section';

const trends = [
  {
    icon: LuCpu,
    title: 'Smaller models',
    text: 'A model a tenth of the size, trained on one job, often beats the big one at that job. It answers sooner, costs less and fits into your own region.',
    to: paths.benefits.performance,
    call: 'What speed changes',
  },
  {
    icon: LuMic,
    title: 'Speaking instead of typing',
    text: 'Recognition now copes with accents, trams and two people at once. The question is no longer whether it hears, but what you do with the words.',
    to: paths.speechRecognition,
    call: 'How it listens',
  },
  {
    icon: LuQuote,
    title: 'Answers with sources',
    text: 'People have learned to ask “says who?”. An answer with a line from your own handbook beside it is believed, and can be corrected at the root.',
    to: paths.benefits.aiDecisionMaking,
    call: 'Why reasons matter',
  },
  {
    icon: LuScale,
    title: 'Rules that bite',
    text: 'Several countries now ask what a model was trained on and who may see its data. Those who wrote it down from the start have little to do.',
    to: paths.dataPrivacy,
    call: 'What we write down',
  },
] as const;

export function TrendsSection() {
  return (
    <Section id="trends" tone="sunken">
      <SectionHeader eyebrow="Trends" title="Four trends worth your time" />
      <ul className="mt-12 grid gap-4 md:grid-cols-2 lg:gap-6">
        {trends.map(({ icon, title, text, to, call }) => (
          <li key={title}>
            <Card className="h-full sm:p-8">
              <IconTile icon={icon} />
              <h3 className="mt-6 text-h4">{title}</h3>
              <p className="mt-2 mb-6 text-fg-muted">{text}</p>
              <CardLink to={to} about={title}>
                {call}
              </CardLink>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
