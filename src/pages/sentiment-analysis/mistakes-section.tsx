import { Section } from '@/ui/section';

const mistakes = [
  {
    quote: '“Oh great, another update.”',
    heard: 'Pleased',
    meant: 'Not at all',
    text: 'Irony in four words. Longer messages go better, because the rest gives it away.',
  },
  {
    quote: '“Sick jacket, mate.”',
    heard: 'Ill',
    meant: 'Thrilled',
    text: 'Slang ages faster than models. You can teach it a word in the rules.',
  },
  {
    quote: '“Fine.”',
    heard: 'Plain',
    meant: 'Nobody knows',
    text: 'We mark it as unclear rather than invent a mood.',
  },
] as const;

export function MistakesSection() {
  return (
    <Section
      id="limits"
      layout="beside"
      eyebrow="Honest limits"
      title="Three sentences it gets wrong"
      lead="Two people agree about tone in roughly nine messages of ten. Expect eight of ten from us, and read what it was least sure of. It does not judge people, only sentences; do not use it to grade your staff."
    >
      <ul className="grid gap-8">
        {mistakes.map(({ quote, heard, meant, text }) => (
          <li key={quote} className="border-s-2 border-border ps-5">
            <p className="text-h4">{quote}</p>
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 font-mono text-xs">
              <div className="flex gap-2">
                <dt className="text-fg-subtle">heard</dt>
                <dd className="text-danger">{heard}</dd>
              </div>
              <div className="flex gap-2">
                <dt className="text-fg-subtle">meant</dt>
                <dd className="text-mint">{meant}</dd>
              </div>
            </dl>
            <p className="mt-2 max-w-measure text-fg-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
