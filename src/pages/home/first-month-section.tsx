import { Section, SectionHeader } from '@/ui/section';

const steps = [
  {
    when: 'Day 1',
    title: 'You show us one job',
    text: 'An hour on a call. You bring the questions that come up every week, we say which of them AI can take.',
  },
  {
    when: 'Week 1',
    title: 'It answers, to you only',
    text: 'We connect your pages and your systems. Your team tries it in private and marks what is wrong.',
  },
  {
    when: 'Week 2',
    title: 'It answers one in ten',
    text: 'A tenth of your visitors meet it. Everything else goes to your people, as before.',
  },
  {
    when: 'Week 4',
    title: 'You decide with figures',
    text: 'Solved, handed over, wrong: counted for four weeks. Widen it, change it or switch it off.',
  },
] as const;

export function FirstMonthSection() {
  return (
    <Section id="first-month">
      <SectionHeader
        eyebrow="The first month"
        title="Small first, then as far as the figures carry"
        lead="Every project starts the same way, whatever its size."
      />
      <ol className="mt-12 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ when, title, text }) => (
          <li key={when} className="border-t-2 border-accent pt-5">
            <p className="font-mono text-xs font-medium text-accent-fg">{when}</p>
            <h3 className="mt-3 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
