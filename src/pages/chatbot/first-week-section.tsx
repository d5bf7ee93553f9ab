import { Section } from '@/ui/section';

const days = [
  {
    day: 'Mon',
    title: 'It reads',
    text: 'Your help pages, policies and product list: about an hour for 300 pages.',
  },
  {
    day: 'Tue',
    title: 'You quiz it',
    text: 'Fifty real questions from your inbox. You mark each answer right, wrong or incomplete.',
  },
  {
    day: 'Wed',
    title: 'You set rules',
    text: 'What it may promise, what it must pass on, and how it says hello.',
  },
  {
    day: 'Thu',
    title: 'A tenth goes live',
    text: 'One visitor in ten sees the chat window. You watch each conversation.',
  },
  {
    day: 'Fri',
    title: 'Everyone',
    text: 'One line of script on your site. Taking it out again is as quick.',
  },
] as const;

export function FirstWeekSection() {
  return (
    <Section id="first-week" title="The first week, day by day">
      <ol className="grid gap-px overflow-hidden rounded-card border border-border bg-border lg:grid-cols-5">
        {days.map(({ day, title, text }) => (
          <li key={day} className="flex gap-5 bg-surface p-5 lg:block">
            <p className="w-9 shrink-0 pt-0.5 font-mono text-sm text-accent-fg">{day}</p>
            <div>
              <h3 className="font-semibold lg:mt-8">{title}</h3>
              <p className="mt-1 text-sm text-fg-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
