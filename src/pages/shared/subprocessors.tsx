import { subprocessors } from '@/site/trust';
import { DefinitionRows } from '@/ui/lists';
import { Section } from '@/ui/section';

/** The companies that process data for us. */
export function Subprocessors() {
  if (subprocessors.length === 0) return null;
  return (
    <Section
      id="subprocessors"
      layout="beside"
      title="Subprocessors"
      lead="These companies handle personal data for our managed plans. Tools you connect, such as WhatsApp, stay under your own contract."
    >
      <DefinitionRows
        items={subprocessors.map(({ name, does, data, where }) => ({
          term: name,
          text: (
            <>
              <span className="block text-fg">{does}</span>
              <span className="block text-sm">{`${data}. ${where}.`}</span>
            </>
          ),
        }))}
      />
    </Section>
  );
}
