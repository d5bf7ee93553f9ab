import { SampleFigure } from '@/ui/sample-figure';
import { paths } from '@/site/paths';
import { Badge } from '@/ui/badge';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const conversations = [
  {
    time: '09:02',
    line: 'Where is my parcel?',
    how: 'Answered from the order in 0.8 s',
    outcome: 'Solved',
    tone: 'success',
  },
  {
    time: '09:05',
    line: 'Puis-je changer la taille ?',
    how: 'Translated from French, size changed',
    outcome: 'Solved',
    tone: 'success',
  },
  {
    time: '09:11',
    line: 'Third time I am asking now',
    how: 'Mood falling, handed over with the history',
    outcome: 'With Jun',
    tone: 'warn',
  },
  {
    time: '09:14',
    line: 'Voice message, 42 seconds',
    how: 'Written down, filed under returns',
    outcome: 'Sorted',
    tone: 'accent',
  },
] as const;

export function ConversationSection() {
  return (
    <Section id="one-inbox" className="grid items-center gap-12 *:min-w-0 lg:grid-cols-2 lg:gap-20">
      <div>
        <SectionHeader
          eyebrow="One inbox"
          title="Four messages, four kinds of help, one place to look"
          lead="Chat, mail and voice arrive in one list. Each line says what the AI did with it, so that nobody has to guess."
        />
        <p className="mt-6 max-w-measure text-fg-muted">
          When a conversation turns, a person takes over with everything that was said before.{' '}
          <TextLink to={paths.benefits.collaboration} className="py-1">
            How handing over works
          </TextLink>
        </p>
      </div>
      <SampleFigure label="Monday morning" className="p-0! sm:p-0!">
        <ol className="divide-y divide-border">
          {conversations.map(({ time, line, how, outcome, tone }) => (
            <li key={time} className="flex gap-4 px-5 py-4 sm:px-6">
              <span translate="no" className="pt-0.5 font-mono text-xs text-fg-subtle tabular-nums">
                {time}
              </span>
              <span className="min-w-0 flex-1">
                <span translate="no" className="block font-medium">
                  {line}
                </span>
                <span className="block text-sm text-fg-muted">{how}</span>
              </span>
              <span className="shrink-0">
                <Badge tone={tone}>{outcome}</Badge>
              </span>
            </li>
          ))}
        </ol>
      </SampleFigure>
    </Section>
  );
}
