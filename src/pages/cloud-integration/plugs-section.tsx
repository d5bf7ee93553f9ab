import { DefinitionRows } from '@/ui/definition-rows';
import { Section } from '@/ui/section';

const plugs = [
  { term: 'Object storage', text: 'Any bucket that speaks the S3 protocol, rented or in your own cellar.' },
  { term: 'Databases', text: 'PostgreSQL and its relatives. We write to one schema and read no other.' },
  { term: 'File servers', text: 'SFTP and WebDAV, one folder a day, one JSON file a conversation.' },
  {
    term: 'Your own code',
    text: 'A signed webhook, sent again for three days if you do not answer, never twice with the same number.',
  },
];

export function PlugsSection() {
  return (
    <Section
      id="connections"
      layout="beside"
      title="Plugs that fit"
      lead="Made for teams whose data may not simply live “in the cloud”: insurers, schools, practices, public offices. Setting one up takes an afternoon; most of it is waiting for a firewall rule."
    >
      <DefinitionRows items={plugs} />
    </Section>
  );
}
