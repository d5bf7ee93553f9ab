import { Section } from '@/ui/section';
import { TranslationIllustration } from '@/ui/illustrations/translation';

const hops = [
  { ms: 15, title: 'Which language', text: 'Detected from the text, not from the country.' },
  { ms: 5, title: 'What must stay', text: 'Names, order numbers and glossary words are set aside.' },
  { ms: 310, title: 'Translate', text: 'With up to ten earlier messages for context.' },
  { ms: 60, title: 'Put back, compare', text: 'A figure that changed on the way stops the message.' },
  { ms: 90, title: 'Deliver both', text: 'The original stays one click away, for both sides.' },
] as const;

const total = hops.reduce((sum, { ms }) => sum + ms, 0);

export function JourneySection() {
  return (
    <Section
      id="journey"
      eyebrow={`${total} ms, as an example`}
      title="What happens between two people"
      lead="A message of thirty words on an ordinary day. Long documents take seconds instead, and say how many."
    >
      <div className="grid gap-12 lg:grid-cols-2 lg:items-center lg:gap-16">
        <TranslationIllustration className="mx-auto max-w-xl" />
        <ol>
          {hops.map(({ ms, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-border py-4 last:border-b-0"
            >
              <p className="font-mono text-sm/6 text-accent-fg">{`${ms} ms`}</p>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-fg-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
