import { DetailSection } from '@/pages/shared/detail-section';

const rungs = [
  {
    name: 'Assistant',
    text: 'Knows the manual and your settings. Settles passwords, invoices and “where is…”.',
  },
  { name: 'Support', text: 'Reads the note, tries it out, writes back under their own name.' },
  { name: 'Engineer', text: 'Looks at logs, if you allow it, for an hour at a time.' },
  { name: 'Whoever built it', text: 'Rare. Then the person who wrote the line reads the line.' },
] as const;

export function LadderSection() {
  return (
    <DetailSection
      id="limits"
      title="Four rungs, and you may skip the first"
      lead="Type “person” at any time. What we do not do: train your staff on other people’s software, or stay on the line without a purpose."
    >
      <ol className="grid gap-4 md:grid-cols-4 md:items-end">
        {rungs.map(({ name, text }, index) => (
          <li
            key={name}
            className="border-t-2 border-accent pt-4"
            style={{ paddingBlockEnd: `${index * 1.25}rem` }}
          >
            <h3 className="font-semibold">{name}</h3>
            <p className="mt-1 text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
