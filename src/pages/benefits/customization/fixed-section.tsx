import { Section } from '@/ui/section';

const fixed = [
  'It says that it is an assistant.',
  'It gives way to a person when asked.',
  'It keeps the log, and you can read it.',
] as const;

export function FixedSection() {
  return (
    <Section
      id="limits"
      layout="halves"
      title="Three things that no form can change"
      lead={
        <>
          <p>
            Nor does a rule make it know what nobody has written down. If two rules contradict each other, we
            show you both and wait.
          </p>
          <p>Above a hundred rules, answers get odd. Most shops need a dozen.</p>
        </>
      }
    >
      <ol className="divide-y divide-border border-y border-border text-h4">
        {fixed.map((sentence) => (
          <li key={sentence} className="py-6">
            {sentence}
          </li>
        ))}
      </ol>
    </Section>
  );
}
