import { DefinitionRows } from '@/ui/definition-rows';
import { Section } from '@/ui/section';

const places = [
  {
    term: 'Your website',
    text: 'A button in the corner, or a full page. It works by keyboard and with a screen reader.',
  },
  {
    term: 'Messaging apps',
    text: 'The number your customers already have. Pictures they send are passed to a person.',
  },
  {
    term: 'E-mail',
    text: 'Drafts a reply for your team to send. Nothing leaves without somebody pressing Send.',
  },
  {
    term: 'Inside your app',
    text: 'Three calls: start, say, hand over. It knows which screen the question came from.',
  },
];

export function ChannelsSection() {
  return (
    <Section
      id="channels"
      layout="beside"
      title="Where people meet it"
      lead="It helps small shops that close at six, clinics with one telephone, and help desks that answer the same forty questions every week."
    >
      <DefinitionRows items={places} />
    </Section>
  );
}
