import { Section } from '@/ui/section';

const questions = [
  {
    ask: 'Who does it today, and how long does it take?',
    why: 'Without that number, nobody can say later whether it was worth it.',
  },
  {
    ask: 'What does a mistake cost?',
    why: 'A wrong label is a shrug. A wrong address is a parcel. We plan for the second.',
  },
  { ask: 'Would a rule do?', why: 'Dates, postcodes and totals rarely need a model.' },
  {
    ask: 'Who will say whether it is right?',
    why: 'One named person marks fifty answers before the start and ten a month after.',
  },
  { ask: 'How do you switch it off?', why: 'Asked first, tested before launch, written on one page.' },
] as const;

export function MethodSection() {
  return (
    <Section
      id="method"
      layout="beside"
      title="Five questions before any model"
      lead="For people who own a process and are tired of hearing that it needs “AI”. It takes about an hour, and you keep the notes."
    >
      <ol className="grid gap-8">
        {questions.map(({ ask, why }, index) => (
          <li key={ask} className="grid grid-cols-[2rem_1fr] gap-x-3">
            <span aria-hidden className="font-mono text-sm/7 text-accent-fg">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-medium">{ask}</h3>
              <p className="mt-1 text-fg-muted">{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
