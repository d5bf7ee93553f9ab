import { Section } from '@/ui/section';

const rules = [
  { notice: 'somebody asks for a discount', act: 'name the current offer, and nothing else' },
  { notice: 'an order is older than 30 days', act: 'pass it to Returns with the order number' },
  { notice: 'the word “lawyer” appears', act: 'stop, apologise, fetch Nell' },
  { notice: 'it is after six', act: 'take a number to call back, promise ten o’clock' },
] as const;

export function RulesSection() {
  return (
    <Section
      id="rules"
      layout="beside"
      title="Rules that read like rules"
      lead="A furniture shop’s, made up, in full. Each has two halves: what you notice and what you do. They are tried in this order, and the first that fits wins."
    >
      <ol className="overflow-hidden rounded-card border border-border bg-surface">
        {rules.map(({ notice, act }) => (
          <li
            key={notice}
            className="grid gap-2 border-b border-border p-5 last:border-b-0 sm:grid-cols-2 sm:gap-6"
          >
            <p className="flex gap-3">
              <span className="w-10 shrink-0 font-mono text-sm/6.5 text-accent-fg">when</span>
              <span>{notice}</span>
            </p>
            <p className="flex gap-3">
              <span className="w-10 shrink-0 font-mono text-sm/6.5 text-mint">then</span>
              <span>{act}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
