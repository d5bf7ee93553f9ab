import { Section } from '@/ui/section';

const rules = [
  'One owner at a time. The name is on top, and it is never “the team”.',
  'An assistant may draft, look up and remind. Sending to a customer outside its rules takes a person.',
  'Comments between colleagues stay between colleagues. They are yellow so that nobody mixes them up.',
  'Whoever takes a thread finishes it, or writes the note.',
  'A thread that lies for four hours rings, once, and then rings somebody else.',
] as const;

export function HouseRulesSection() {
  return (
    <Section
      id="limits"
      layout="beside"
      title="House rules, to&nbsp;copy or to cross out"
      lead="They suit teams of three to sixty. Alone you do not need them; above sixty you need shifts, which this is not: it has no calendar, no payroll and no meetings."
    >
      <ol className="grid gap-5 text-lg">
        {rules.map((rule, index) => (
          <li key={rule} className="grid grid-cols-[2.5rem_1fr] border-b border-border pb-5 last:border-b-0">
            <span aria-hidden className="font-mono text-sm/7 text-fg-subtle">{`§ ${index + 1}`}</span>
            <span>{rule}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
