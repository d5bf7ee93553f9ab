import { Section } from '@/ui/section';
import { Timeline } from '@/ui/timeline';

const minutes = [
  {
    time: '09:02',
    title: 'Something is odd',
    text: 'One key asks for 4,000 records in a minute. Its usual number is 12.',
  },
  {
    time: '09:03',
    title: 'The key is put on ice',
    text: 'By a rule, without waiting for a person. The chat window stays up and takes messages.',
  },
  {
    time: '09:11',
    title: 'A person decides',
    text: 'The engineer on duty finds the key in a public code repository. It is destroyed.',
  },
  {
    time: '09:40',
    title: 'You hear from us',
    text: 'By telephone, then in writing: what was read, what was not, what we do not know yet.',
  },
  {
    time: 'Day 3',
    title: 'The report',
    text: 'Four pages, no adjectives. It is sent to every customer, not only to those concerned.',
  },
];

export function IncidentSection() {
  return (
    <Section
      id="incident"
      tone="sunken"
      layout="beside"
      eyebrow="An exercise, not an event"
      title="A bad morning, by the clock"
      lead="We rehearse this twice a year with an invented leak. These are the times of a good rehearsal; in the first one, the telephone call took until noon."
    >
      <Timeline items={minutes} />
    </Section>
  );
}
