import { Section } from '@/ui/section';
import { SpeechRecognitionIllustration } from '@/ui/illustrations/speech-recognition';

const readers = [
  {
    who: 'Ines, who is deaf',
    text: 'Follows the stand-up meeting live, with names in front of the lines, and asks her question in the same window.',
  },
  {
    who: 'Tom, who takes the minutes',
    text: 'Stopped typing. He marks three sentences as decisions and sends them round before lunch.',
  },
  {
    who: 'Priya, on the phones',
    text: 'Looks at the caller’s order, not at the keyboard. The summary waits when she hangs up.',
  },
  {
    who: 'Joss, on a ladder',
    text: 'Says what is broken and which part. The work order is filled in by the time he is down.',
  },
] as const;

export function ReadersSection() {
  return (
    <Section
      id="readers"
      title="Four people who read instead"
      lead="Invented, all four, but you know somebody like each of them."
    >
      <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-16">
        <SpeechRecognitionIllustration className="mx-auto max-w-xl" />
        <dl className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {readers.map(({ who, text }) => (
            <div key={who}>
              <dt className="text-h4">{who}</dt>
              <dd className="mt-2 max-w-measure text-fg-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
