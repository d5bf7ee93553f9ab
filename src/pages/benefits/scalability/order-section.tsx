import { Section } from '@/ui/section';

const sheds = [
  { title: 'First: extras', text: 'Suggestions and summaries pause. Hardly anybody notices.' },
  { title: 'Second: length', text: 'Answers become shorter and link to the page instead of quoting it.' },
  { title: 'Third: the line', text: 'New visitors see their place in it, and a true estimate.' },
  {
    title: 'Never: the door',
    text: 'Whoever is already talking keeps talking, and the button for a person stays.',
  },
] as const;

export function OrderSection() {
  return (
    <Section
      id="limits"
      tone="sunken"
      layout="halves-reversed"
      eyebrow="Honest limits"
      title="What gives way first"
      lead={
        <>
          <p>
            Growth from 500 to 10,000 an hour takes about ninety seconds per doubling. A crowd that arrives in
            one second is faster than that, and then something has to give. We chose the order in advance.
          </p>
          <p>
            It does not scale your people. Ten thousand chats with four in ten passed on is a day that no team
            survives; talk to us about the four first.
          </p>
        </>
      }
    >
      <ol className="grid gap-3">
        {sheds.map(({ title, text }, index) => (
          <li
            key={title}
            className="rounded-input border border-border bg-surface p-5"
            style={{ marginInlineStart: `${index * 0.75}rem` }}
          >
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
