import { Section, SectionHeader } from '@/ui/section';

const notes = [
  {
    title: 'What AI is good at',
    text: 'Reading a lot, quickly, and saying it again in other words. If the answer already stands in one of your documents, AI will find it faster than a person and at any hour.',
  },
  {
    title: 'Where it goes wrong',
    text: 'It sounds as sure when it is wrong as when it is right. So give it few sources, ask it to show them, and let it say “I do not know”. We count that sentence as a good answer.',
  },
  {
    title: 'How to start',
    text: 'With one task, one team and one number that you already measure. If the number has not moved after four weeks, stop. Most failed projects we hear of began with ten tasks.',
  },
] as const;

export function IntroSection() {
  return (
    <Section id="first-principles">
      <SectionHeader eyebrow="Begin here" title="Three things to know first" />
      <ul className="mt-12 grid gap-10 lg:grid-cols-3 lg:gap-12">
        {notes.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-fg pt-5">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-3 text-fg-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
