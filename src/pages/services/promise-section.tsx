import { DefinitionRows } from '@/ui/definition-rows';
import { Section } from '@/ui/section';

const promises = [
  { term: 'An owner', text: 'One named person on our side who knows your case and picks up.' },
  { term: 'A price', text: 'Agreed before we start. If we need longer, the extra days are ours.' },
  { term: 'An off switch', text: 'You can stop any of them yourself, at once, and keep what is yours.' },
] as const;

export function PromiseSection() {
  return (
    <Section
      id="what-comes-with-each"
      className="grid gap-10 *:min-w-0 lg:grid-cols-2 lg:items-center lg:gap-20"
    >
      <h2 className="text-h2">Every service comes with an owner, a price and an off switch</h2>
      <DefinitionRows items={promises} />
    </Section>
  );
}
