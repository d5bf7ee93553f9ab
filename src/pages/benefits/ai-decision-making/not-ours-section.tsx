import { Section } from '@/ui/section';
import { MarkedList } from '@/ui/marked-list';

const people = [
  { id: 'staff', text: 'Hiring, firing, marking and paying people.' },
  { id: 'health', text: 'Diagnoses and doses.' },
  { id: 'credit', text: 'Credit, insurance and benefits for one named person.' },
  {
    id: 'once',
    text: 'Anything that happens once. Without a pattern it has only opinions, and you have better ones.',
  },
];

export function NotOursSection() {
  return (
    <Section
      id="limits"
      layout="beside"
      title="Decisions we leave alone"
      lead="It helps with what comes back every week, can be counted, and can be put right: stock, shifts, goodwill, prices within a band. It does not do these."
    >
      <MarkedList mark="no" items={people} className="text-lg" />
    </Section>
  );
}
