import { Section } from '@/ui/section';

const answers = [
  { say: 'Yes', text: 'It happens, under your name. A remark is welcome and is read next time.' },
  { say: 'No', text: 'It does not happen. One tap says why: wrong figures, wrong moment, or simply not.' },
  { say: 'Show me', text: 'The rows behind each reason, the three most similar cases, and how they ended.' },
] as const;

export function AnswersSection() {
  return (
    <Section
      id="answers"
      title="Yes. No. Show me."
      lead="There are three buttons and no fourth that says “always”. Silence counts as no."
    >
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {answers.map(({ say, text }) => (
          <div key={say}>
            <dt className="text-h2 text-accent-fg">{say}</dt>
            <dd className="mt-3 text-fg-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
