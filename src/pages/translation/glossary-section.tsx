import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';

export function GlossarySection() {
  return (
    <Section
      id="glossary"
      layout="beside"
      title="A glossary that somebody owns"
      lead="A table with three columns, kept by whoever knows your words best. A change counts from the next message on."
    >
      <DataTable
        caption="Sample glossary of a furniture shop"
        columns={['Word', 'Rule', 'Because']}
        rows={[
          ['Daylight', 'Never translate', 'It is the name of a plan.'],
          ['you', 'Formal in German and French', 'That is how the shop speaks.'],
          ['flat', 'Home in a message, level in a manual', 'The same word means two things.'],
          ['billion', 'Write the digits', 'It is not the same number everywhere.'],
        ]}
      />
    </Section>
  );
}
