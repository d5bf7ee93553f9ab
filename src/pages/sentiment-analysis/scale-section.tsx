import { Section } from '@/ui/section';

const points = [
  { at: '−1', name: 'Furious', text: '“I want my money and your manager.”', look: 'bg-danger' },
  { at: '−0.5', name: 'Let down', text: '“Expected better at this price.”', look: 'bg-danger/60' },
  { at: '0', name: 'Plain', text: '“Where is my parcel?”', look: 'bg-border-strong' },
  { at: '+0.5', name: 'Content', text: '“Does what it says.”', look: 'bg-mint/60' },
  { at: '+1', name: 'Delighted', text: '“Bought a second one for my dad.”', look: 'bg-mint' },
] as const;

export function ScaleSection() {
  return (
    <Section
      id="scale"
      title="A ruler, not three smileys"
      lead="Each subject in a message gets a place between minus one and plus one, with the words that put it there. A plain question scores nought: it is not unhappy, it only wants an answer."
    >
      <ol className="grid sm:grid-cols-5">
        {points.map(({ at, name, text, look }) => (
          <li key={at} className="grid grid-cols-[0.5rem_3rem_1fr] gap-x-4 sm:block sm:pe-4">
            <span aria-hidden className={`sm:-me-4 sm:block sm:h-2 ${look}`} />
            <p className="pt-2.5 font-mono text-sm text-fg-muted sm:mt-1.5">{at}</p>
            <div className="py-2 sm:py-0">
              <h3 className="font-semibold sm:mt-1">{name}</h3>
              <p className="mt-1 text-sm text-fg-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
