import { Section } from '@/ui/section';

const edits = [
  {
    version: '14',
    who: 'Nell',
    before: 'promise nine o’clock',
    after: 'promise ten o’clock',
    note: 'We open at half past nine. Live after 40 seconds.',
  },
  {
    version: '13',
    who: 'Omar',
    before: 'name any discount',
    after: 'name the current offer',
    note: 'Tried on last week’s chats first: 6 answers of 210 changed.',
  },
  {
    version: '12',
    who: 'Nell',
    before: 'sign as “the team”',
    after: 'sign as “the shop’s assistant”',
    note: 'Customers asked who the team was.',
  },
] as const;

export function HistorySection() {
  return (
    <Section
      id="history"
      title="Who changed what, and back again"
      lead="Each edit is a version with a name and a reason. Before it goes live, it is tried on conversations that have already happened."
    >
      <ol className="grid gap-8 lg:grid-cols-3 lg:gap-10">
        {edits.map(({ version, who, before, after, note }) => (
          <li key={version} className="border-t border-border-strong/60 pt-4">
            <p className="flex justify-between gap-4 font-mono text-xs text-fg-muted">
              <span>{`Version ${version}`}</span>
              <span>{who}</span>
            </p>
            <p className="mt-4">
              <del className="block text-danger decoration-1">{before}</del>
              <ins className="block text-mint no-underline">{after}</ins>
            </p>
            <p className="mt-3 text-fg-muted">{note}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
