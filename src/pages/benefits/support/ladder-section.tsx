import { Section } from '@/ui/section';
import { classNames } from '@/lib/class-names';

const rungs = [
  {
    name: 'Assistant',
    step: 'md:mt-18',
    text: 'Knows the manual and your settings. Settles passwords, invoices and “where is…”.',
  },
  {
    name: 'Support',
    step: 'md:mt-12',
    text: 'Reads the note, tries it out, writes back under their own name.',
  },
  { name: 'Engineer', step: 'md:mt-6', text: 'Looks at logs, if you allow it, for an hour at a time.' },
  { name: 'Whoever built it', step: '', text: 'Rare. Then the person who wrote the line reads the line.' },
] as const;

export function LadderSection() {
  return (
    <Section
      id="limits"
      title="Four rungs, and you may skip the first"
      lead="Type “person” at any time. What we do not do: train your staff on other people’s software, or stay on the line without a purpose."
    >
      <ol className="grid gap-4 md:grid-cols-4">
        {rungs.map(({ name, step, text }) => (
          <li key={name} className={classNames('border-t-2 border-accent pt-4', step)}>
            <h3 className="font-semibold">{name}</h3>
            <p className="mt-1 text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
