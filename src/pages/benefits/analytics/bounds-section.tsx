import { Section } from '@/ui/section';
import { MarkedList } from '@/ui/marked-list';

const bounds = [
  {
    id: 'league',
    text: 'There is no league table of your staff. The smallest group that it shows is five people.',
  },
  { id: 'cause', text: 'It shows that two lines moved together. Why they did is a question for you.' },
  { id: 'small', text: 'Under fifty conversations a week, a change is mostly noise, and is drawn in grey.' },
  { id: 'past', text: 'It begins on the day you switch it on, or with the export that you give it.' },
];

export function BoundsSection() {
  return (
    <Section id="limits" layout="beside" title="Where it stays silent">
      <MarkedList mark="no" items={bounds} className="sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8" />
    </Section>
  );
}
