import { Section, SectionHeader } from '@/ui/section';

const blurbs = [
  {
    title: 'Vision',
    text: 'Asking becomes easy: in any language, by voice or in writing, at any hour, and with an answer that can be checked.',
  },
  {
    title: 'Mission',
    text: 'We take the questions that repeat off people’s desks, and leave them the ones that need a person.',
  },
  {
    title: 'Innovation',
    text: 'Every month we try new models on old conversations. One goes live only when it does better on your own questions than the one before.',
  },
  {
    title: 'Future',
    text: 'Smaller models, closer to your data. We expect most of what we run today to fit into your own region, and one day into your own building.',
  },
] as const;

export function VisionSection() {
  return (
    <Section id="vision">
      <SectionHeader eyebrow="What we believe" title="Four things we work by" />
      <ol className="mt-12 -mb-8 grid gap-x-16 sm:grid-cols-2">
        {blurbs.map(({ title, text }, index) => (
          <li key={title} className="flex gap-6 border-t border-border py-8">
            <span aria-hidden className="pt-1 font-mono text-xs text-accent-fg">
              {`0${index + 1}`}
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-fg-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
